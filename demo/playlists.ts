/** Playlists of the demonstration's lessons: of a teacher for a class, of the network for all, one to take along. */

import { playlistRows } from '../areas/ensino/playlist/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import type { AulaFeita } from './aulas.ts'
import type { Setting, TurmaPeople } from './network.ts'
import type { Tags } from './tags.ts'

interface PlaylistDemo {
  nome: string
  tipo: 'PAD' | 'PAC'
  descricao: string
  tags: readonly string[]
  /** Lessons of these disciplines that go beyond their class, in this order. */
  disciplinas: readonly string[]
  /** Instead: lessons by their titles, in this order. */
  aulas?: readonly string[]
  /** Whose it is: the teacher of the class, else nobody's here. */
  turma?: string
  /** The whole network gets it. */
  rede?: boolean
  /** Days from now. */
  inicio?: number
  fim?: number
}

const PLAYLISTS: readonly PlaylistDemo[] = [
  {
    nome: 'Ler e escrever para o jornal da escola',
    tipo: 'PAD',
    descricao: 'As aulas do nosso projeto de jornal, na ordem em que vamos fazer.',
    tags: ['jornal', 'leitura'],
    disciplinas: ['LP'],
    turma: '7º A',
  },
  {
    nome: 'Recuperação de Matemática',
    tipo: 'PAC',
    descricao: 'Para fazer em casa, mesmo sem internet.',
    tags: ['recuperação', 'matemática'],
    disciplinas: ['MA'],
    rede: true,
  },
  {
    nome: 'Semana da Ciência',
    tipo: 'PAD',
    descricao: 'Uma aula por dia, para todas as turmas da rede.',
    tags: ['ciências', 'projeto'],
    disciplinas: ['CI', 'GE'],
    rede: true,
    inicio: 12,
    fim: 19,
  },
  {
    nome: 'Férias: um pouco de tudo',
    tipo: 'PAC',
    descricao: 'Uma aula de cada disciplina para levar no celular.',
    tags: ['férias'],
    disciplinas: ['AR', 'HI', 'LI', 'EF', 'GE', 'CI'],
    turma: '7º A',
  },
  {
    nome: 'Biblioteca do 7º A',
    tipo: 'PAD',
    descricao: 'Livros para ler aqui mesmo, capítulo por capítulo.',
    tags: ['leitura'],
    disciplinas: [],
    aulas: ['Contos da beira do rio', 'A célula vegetal por dentro'],
    turma: '7º A',
  },
]

const DAY_MS = 86_400_000

/** At most twelve: those that are named first, then by discipline. */
function lessonsOf({ aulas: titulos = [], disciplinas }: PlaylistDemo, aulas: readonly AulaFeita[]) {
  const place = (list: readonly string[], name: string) =>
    list.includes(name) ? list.indexOf(name) : list.length
  return aulas
    .filter(
      ({ titulo, alcance, disciplina }) =>
        titulos.includes(titulo) || (alcance !== 'turma' && disciplinas.includes(disciplina)),
    )
    .sort(
      (a, b) =>
        place(titulos, a.titulo) - place(titulos, b.titulo) ||
        place(disciplinas, a.disciplina) - place(disciplinas, b.disciplina) ||
        a.id - b.id,
    )
    .slice(0, 12)
}

/** Drafts the playlists of a tenant. Returns their ids by name. */
export function buildPlaylists(
  { draft, now }: Setting,
  { turmas, aulas, tags }: { turmas: readonly TurmaPeople[]; aulas: readonly AulaFeita[]; tags: Tags },
): ReadonlyMap<string, number> {
  const [rede] = draft.rows(turmaRows.rede) as readonly { id: number }[]
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS)
  const made = new Map<string, number>()
  for (const demo of PLAYLISTS) {
    const lessons = lessonsOf(demo, aulas)
    if (lessons.length === 0) continue
    const { nome, tipo, descricao } = demo
    const turma = turmas.find((one) => one.nome === demo.turma)
    const usuario_id = turma?.professores[0]?.id ?? null
    const playlist_id = draft.add(playlistRows.playlist, { usuario_id, nome, tipo, descricao })
    made.set(nome, playlist_id)
    for (const [i, { id }] of lessons.entries())
      draft.put(playlistRows.playlist_aula, { playlist_id, aula_id: id, ordem: i + 1 })
    for (const tag_id of tags(demo.tags)) draft.put(playlistRows.playlist_tag, { playlist_id, tag_id })
    const link = (rede_id: number | null, turma_id: number | null) =>
      draft.put(playlistRows.playlist_vinculo, {
        ...{ playlist_id, rede_id, turma_id },
        inicio: at(demo.inicio),
        fim: at(demo.fim),
      })
    if (demo.rede && rede) link(rede.id, null)
    if (turma) link(null, turma.id)
  }
  return made
}
