/** A list of topics or notices as the address asks for it. */
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { forumApi } from '../contract.ts'

export function useTopicos(turma: number, tipo: 'forum' | 'aviso') {
  const call = tipo === 'aviso' ? forumApi.listAvisos : forumApi.listTopicos
  const list = useList(call as typeof forumApi.listTopicos, {
    filters: {
      busca: 'words',
      situacao: ['1', '2', '3'],
      tema: 'words',
      favoritas: 'flag',
      novas: 'flag',
      lixeira: 'flag',
    },
    ordens: ['recentes', 'interacao', 'titulo', 'curtidas'],
    query: { gru_id: turma },
    asked: ({ situacao, novas, lixeira, ...same }) => ({
      ...same,
      ...(situacao !== undefined && { statusData: Number(situacao) }),
      ...(novas === true && { naoLidas: true }),
      ...(lixeira === true && { excluidos: true }),
    }),
  })
  useLive(`turma:${turma}`, list.retry)
  return list
}
