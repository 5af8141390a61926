/** Deliveries put straight into the database of a test, past every call: the state that a test starts from. */
import { COMUM } from '../../aula/factory.ts'
import { type MadeAula, putPublished } from '../../aula/server/factory.ts'
import { putTentativa } from '../../tentativa/server/factory.ts'
import type { EstadoEntrega } from '../contract.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const nivel = (nome: string, pontos: number) => ({ nome, descricao: '', pontos })

/** Two criteria, of 4 and of 6 points at best. */
export const RUBRICA = [
  { id: 'ideia', criterio: 'Ideia', niveis: [nivel('Começou', 1), nivel('Pronto', 4)] },
  { id: 'forma', criterio: 'Forma', niveis: [nivel('Começou', 2), nivel('Pronto', 6)] },
]

type Aberta = 'dissertativa' | 'envio_arquivo'

/** A lesson given to the tenant's class that asks for one delivery, and then one question. */
export const putAulaAberta = (
  tenant: Place,
  autor: { id: number },
  {
    tipo = 'dissertativa' as Aberta,
    rubrica = [] as typeof RUBRICA,
    fim = null as Date | null,
    turma = tenant.turma,
  } = {},
) =>
  putPublished(tenant, autor, {
    titulo: 'Carta ao museu',
    fim,
    turma,
    telas: [
      tipo === 'dissertativa'
        ? { tipo, conteudo: { ...COMUM, rubrica, minimo: 0, maximo: 2_000 } }
        : { tipo, conteudo: { ...COMUM, rubrica, arquivos: 2 } },
      {
        tipo: 'resposta_curta',
        conteudo: { ...COMUM, aceitas: ['chuva'], maiusculas: false },
      },
    ],
  })

interface Given {
  estado?: EstadoEntrega
  texto?: string
  turma?: number
  nota?: number
}

/** An attempt of `aluno`, the question answered right, and its delivery in any state. */
export async function putEntrega(
  tenant: Place,
  aluno: { id: number },
  { id: aula, versao, telas: [aberta, outra] }: MadeAula & { versao: number },
  { estado = 'enviada', texto = 'Prezado museu', turma = tenant.turma, nota = 8 }: Given = {},
): Promise<{ id: number; tentativa: number; tela: number }> {
  const open = estado === 'pendente'
  const corrected = estado === 'corrigida'
  const { id: tentativa } = await putTentativa(
    tenant,
    aluno,
    { id: aula, versao },
    {
      turma,
      estado: open ? 'iniciada' : corrected ? 'corrigida' : 'aguardando_correcao',
      nota: corrected ? (nota + 10) / 2 : null,
      respostas: [
        { tela: aberta as number, resposta: { texto }, fracao: corrected ? nota / 10 : null },
        { tela: outra as number, resposta: { texto: 'chuva' }, fracao: 1 },
      ],
    },
  )
  const [{ id } = { id: 0 }] = await tenant.sql<{ id: number }>(
    `insert into entrega (tenant_id, tentativa_id, tela_id, aula_id, versao, usuario_id, turma_id, estado, texto, vez,
       enviada_em, nota, corrigida_por, corrigida_em)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then 0 else 1 end,
       case when $10 then null else clock_timestamp() end, $11, case when $12 then $13::bigint end, case when $12 then now() end)
     returning id`,
    [
      ...[tenant.id, tentativa, aberta, aula, versao, aluno.id, turma, estado, texto, open],
      ...[corrected ? nota : null, corrected, aluno.id],
    ],
  )
  return { id: Number(id), tentativa: Number(tentativa), tela: Number(aberta) }
}
