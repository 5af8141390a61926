/** What is refused about requests, told in words. */
import { failure } from '../../../../core/server/failure.ts'
import type { Encarregado, Impedimento } from '../policy.ts'
import { impedimentoTexts } from '../texts-decisao.ts'

export const jaPedido = () =>
  failure(409, 'ja_pedido', {
    pt: 'Já há um pedido igual em andamento. Acompanhe-o na lista.',
    en: 'A request of this kind is in progress already. Follow it in the list.',
  })

export const estadoMudou = () =>
  failure(409, 'estado_mudou', {
    pt: 'Este pedido já mudou de estado. Veja como ele está agora.',
    en: 'This request has moved on. See where it stands now.',
  })

export const emGuarda = () =>
  failure(409, 'guarda_legal', {
    pt: 'Estes dados estão sob guarda legal e não podem ser excluídos enquanto ela durar.',
    en: 'These data are under a legal hold and cannot be erased while it lasts.',
  })

/** Names who may decide in the place of who can't. */
export const impedida = (why: Impedimento, decisores: readonly Encarregado[]) => {
  const nomes = decisores.map(({ nome }) => nome)
  const { [why]: because, quem } = impedimentoTexts
  return failure(403, `decisao_${why}`, {
    pt: `${because.pt} ${quem.pt(nomes)}`,
    en: `${because.en} ${quem.en(nomes)}`,
  })
}

export const ultimaAdministracao = () =>
  failure(409, 'ultima_administracao', {
    pt: 'Esta é a última pessoa que administra a plataforma. Antes de excluir, dê a administração a outra.',
    en: 'This is the last person who administers the platform. Before erasing, hand the administration to somebody else.',
  })

export const semConta = () =>
  failure(
    404,
    'conta_nao_encontrada',
    {
      pt: 'Não há conta com este nome de usuário ou e-mail.',
      en: 'There is no account with this username or email address.',
    },
    { campos: { conta: { pt: 'Confira como está escrito.', en: 'Check how it is written.' } } },
  )

export const textoMudou = () =>
  failure(409, 'texto_mudou', {
    pt: 'O texto deste consentimento mudou. Leia a versão nova antes de autorizar.',
    en: 'The text of this consent has changed. Read the new version before allowing.',
  })

export const semArquivo = () =>
  failure(410, 'arquivo_vencido', {
    pt: 'O arquivo desta cópia já foi excluído: ele vale por 7 dias. Peça outra cópia.',
    en: 'The file of this copy was deleted: it lasts 7 days. Ask for another copy.',
  })

export const muitasCopias = () =>
  failure(
    429,
    'muitas_copias',
    {
      pt: 'Já foram pedidas muitas cópias hoje. Baixe uma das que estão prontas ou tente amanhã.',
      en: 'Many copies were asked for today. Download one of those that are ready, or try tomorrow.',
    },
    { headers: { 'retry-after': '3600' } },
  )
