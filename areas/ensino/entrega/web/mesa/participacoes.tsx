/** What pupils said in a graded topic, at the desk: no rubric and no marks, one grade and words for each. */
import { useMemo } from 'react'
import { call, keyOf, useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import {
  mesaForumApi,
  type NotaEscrita,
  type Participacao,
} from '../../../../conversa/forum/contract-mesa.ts'
import type { Correcao } from '../../shapes.ts'
import { Falas } from './Falas.tsx'
import { VAZIA } from './store.ts'
import { mesaTexts } from './texts.ts'
import type { Aberta, Tipo, Trabalhos } from './tipo.ts'

const correcaoOf = ({ mensagem, ...one }: NotaEscrita): Correcao => ({
  ...VAZIA,
  ...one,
  comentario: mensagem,
})

const aberta = (corpo: Participacao): Aberta<Participacao> => ({
  ...{ id: corpo.aluno.id, aluno: corpo.aluno, vez: 1, regua: 0, rubrica: [], texto: '', corpo },
  antes: () => [],
  correcao: corpo.correcao && correcaoOf(corpo.correcao),
  imagens: corpo.falas.flatMap(({ anexos }) => anexos.flatMap(({ miniatura }) => miniatura ?? [])),
})

export function useParticipacoes(turma: number, topico: number): Trabalhos<Participacao> {
  const t = useTexts(mesaTexts)
  const { data, ...read } = useCall(mesaForumApi.listParticipantes, {
    params: { gru_id: turma, tpc_id: topico },
  })
  const fila = useMemo(
    () =>
      data && {
        titulo: data.topico.nome,
        total: data.total,
        corrigir: data.permissoes.avaliar,
        fila: data.participantes.map(({ aluno, respostas, ultima_em, correcao }) => ({
          ...{ id: aluno.id, aluno, quando: ultima_em, vez: 1, atrasada: false, arquivos: 0 },
          aula: { id: topico, titulo: data.topico.nome },
          tela: { id: topico, ordem: 1, titulo: t.falas(respostas) },
          correcao: correcao && correcaoOf(correcao),
        })),
      },
    [data, topico, t],
  )
  const tipo = useMemo((): Tipo<Participacao> => {
    const place = { gru_id: turma, tpc_id: topico }
    const paramsOf = (aluno: number) => ({ params: { ...place, aluno } })
    return {
      nome: 'aluno',
      lugar: (id) => `mesa:forum:${topico}:${id}`,
      voltar: {
        href: href('/logado/turmas/turma/:id/forum/:forum', { id: turma, forum: topico }),
        label: t.voltarTopico,
      },
      letras: 2_000,
      obra: false,
      ler: (transport, id) => ({
        queryKey: keyOf(mesaForumApi.findParticipacao, paramsOf(id)),
        queryFn: () => call(transport, mesaForumApi.findParticipacao, paramsOf(id)),
        aberta: (read) => aberta((read as { participacao: Participacao }).participacao),
      }),
      salvar: async (transport, { id, revisao, escrita: { nota, comentario, pronta } }) => {
        const input = { ...paramsOf(id), body: { revisao, nota, mensagem: comentario, pronta } }
        return correcaoOf((await call(transport, mesaForumApi.saveNota, input, { keepalive: true })).correcao)
      },
      enviar: (later, said, alunos, { ficaram, ...late }) =>
        later(
          said,
          mesaForumApi.sendNotas,
          { params: place, body: { alunos } },
          { ...late, answered: (answer) => ficaram(answer.ficaram.length) },
        ),
      novas: ['mensagem_nova', 'mensagem_mudou', 'notas_mudaram'],
      velhas: [mesaForumApi.listParticipantes, mesaForumApi.findParticipacao],
      Obra: Falas,
    }
  }, [turma, topico, t])
  return { tipo, fila: { ...read, data: fila } }
}
