/** What is shared with a class: links and files of several kinds, one of them past, one taken back. */

import { createHash } from 'node:crypto'
import { arquivoRows } from '../areas/acesso/arquivo/server/factory-rows.ts'
import { endOf } from '../areas/ensino/compartilhamento/rules.ts'
import { compartilhamentoRows } from '../areas/ensino/compartilhamento/server/factory-rows.ts'
import { extensionOf } from '../core/contract/files.ts'
import { dayAt } from '../core/contract/time.ts'
import { contentTypeOf } from '../core/server/files/types.ts'
import type { AulaFeita } from './aulas.ts'
import { daysAgo, daysAhead } from './clock.ts'
import type { Setting, TurmaPeople } from './network.ts'
import { makePdf } from './pdf.ts'

/** Bytes that the store must hold under a key. */
export interface FileDemo {
  chave: string
  tipo: string
  conteudo: Buffer
}

interface MaterialDemo {
  titulo: string
  descricao?: string
  /** An address, or the content of a file whose name is the title. */
  conteudo: string | Buffer
  /** School days since it was shared, and its hour. */
  quando: readonly [days: number, hour: number, minute: number]
  /** School days until its last day, negative when it is past. */
  ate?: number
  revogado?: boolean
}

const CONECTIVOS = makePdf('Conectivos por sentido', [
  'Somar: e, além disso, também, bem como',
  'Opor: mas, porém, no entanto, embora, apesar de',
  'Explicar: porque, pois, já que, uma vez que',
  'Concluir: portanto, logo, assim, por isso',
  'Comparar: como, tanto quanto, do mesmo modo que',
  'Marcar o tempo: quando, enquanto, depois que, assim que',
  '',
  'Atividade: escolha três conectivos de sentidos diferentes e escreva',
  'um parágrafo sobre o recreio da escola. Sublinhe os conectivos.',
])

const ROTEIRO = makePdf('Carta para alguém de 2050: roteiro', [
  '1. Para quem você escreve? Dê um nome e uma idade a essa pessoa.',
  '2. Conte como é um dia seu: a escola, o caminho, o que você come.',
  '3. Escolha uma coisa que talvez não exista mais e explique o que ela é.',
  '4. Faça uma pergunta que só essa pessoa saberá responder.',
  '5. Despeça-se e assine.',
  '',
  'Antes de entregar, confira:',
  '- há local, data, saudação e despedida?',
  '- os parágrafos estão ligados por conectivos?',
  '- alguém de 2050 entenderia as palavras que você usou?',
])

const SARAU = Buffer.from(
  [
    'SARAU DA TURMA NO PÁTIO',
    '',
    '1. Abertura: jogral "Ou isto ou aquilo"',
    '2. Poemas da turma (duplas)',
    '3. Cordel: a avó e o rio',
    '4. Música: violão e pandeiro',
    '5. Microfone aberto',
    '',
    'Cheguem 15 minutos antes. Quem lê traz o texto impresso.',
  ].join('\r\n'),
)

const GABARITO = Buffer.from('Lista 3\r\n1 b, 2 d, 3 a, 4 c, 5 a, 6 d\r\n')

/** Oldest first. */
const MATERIAIS: readonly MaterialDemo[] = [
  {
    titulo: 'Museu da Língua Portuguesa',
    descricao: 'Passeiem pelo site antes da nossa conversa sobre as línguas do Brasil.',
    conteudo: 'https://www.museudalinguaportuguesa.org.br/',
    quando: [32, 9, 20],
    ate: -14,
  },
  {
    titulo: 'Contos para ler de graça',
    descricao: 'Procurem por Machado de Assis e Lima Barreto.',
    conteudo: 'http://www.dominiopublico.gov.br/',
    quando: [24, 14, 5],
  },
  {
    titulo: 'Conectivos por sentido.pdf',
    descricao: 'A lista que pediram no fórum, com uma atividade no fim.',
    conteudo: CONECTIVOS,
    quando: [15, 10, 40],
  },
  { titulo: 'Gabarito da lista 3.txt', conteudo: GABARITO, quando: [11, 16, 30], revogado: true },
  {
    titulo: 'Como funciona um debate regrado',
    descricao: 'Assistam a um dos vídeos e anotem como a mediadora passa a palavra.',
    conteudo: 'https://www.youtube.com/results?search_query=debate+regrado+na+escola',
    quando: [7, 11, 15],
  },
  {
    titulo: 'Roteiro da carta para 2050.pdf',
    conteudo: ROTEIRO,
    quando: [5, 8, 50],
    ate: 8,
  },
  {
    titulo: 'Notícias para ler em casa',
    descricao: 'Escolham uma notícia da semana e tragam o lide copiado no caderno.',
    conteudo: 'https://www.jornaljoca.com.br/',
    quando: [3, 13, 10],
    ate: 4,
  },
  { titulo: 'Ordem do sarau.txt', conteudo: SARAU, quando: [1, 9, 35], ate: 6 },
]

interface Shared {
  titulo: string
  descricao: string
  aula_id: number | null
  playlist_id: number | null
  ate: string | null
  created_at: Date
}

const LISTA = 'Ler e escrever para o jornal da escola'

/** Shares a lesson that the class was not given, and a playlist of it, with a class. */
export function shareAulas(
  { draft, now }: Setting,
  turma: TurmaPeople,
  { aulas, playlists }: { aulas: readonly AulaFeita[]; playlists: ReadonlyMap<string, number> },
): void {
  const share = (row: Shared) =>
    draft.add(compartilhamentoRows.compartilhamento, {
      ...{
        turma_id: turma.id,
        usuario_id: turma.professores[0]?.id,
        titulo: row.titulo,
        descricao: row.descricao,
      },
      ...{ url: null, arquivo_id: null, aula_id: row.aula_id, playlist_id: row.playlist_id, ate: row.ate },
      ...{ revogado_em: null, created_at: row.created_at },
    })
  const aula = aulas.findLast(({ turmas }) => !turmas.includes(turma.id))
  if (aula)
    share({
      titulo: aula.titulo,
      descricao: 'Para quem quiser ir além da lista desta semana.',
      ...{ aula_id: aula.id, playlist_id: null },
      ate: dayAt(daysAhead(now, 15, 12)),
      created_at: daysAgo(now, 2, 10),
    })
  const playlist = playlists.get(LISTA)
  if (playlist !== undefined)
    share({
      titulo: LISTA,
      descricao: 'As aulas do nosso projeto de jornal, na ordem em que vamos fazer.',
      ...{ aula_id: null, playlist_id: playlist, ate: null },
      created_at: daysAgo(now, 4, 15),
    })
}

/** The same key each time, of the form that the store asks for. */
const keyOf = (turma: TurmaPeople, nome: string): string =>
  createHash('sha256').update(`demonstracao ${turma.nome} ${turma.id} ${nome}`).digest('hex').slice(0, 32)

/** Drafts the materials of a class; gives back what the store must hold. */
export function buildCompartilhamentos({ draft, now }: Setting, turma: TurmaPeople): FileDemo[] {
  const [autor] = turma.professores
  if (!autor) return []
  return MATERIAIS.flatMap(({ titulo, descricao = '', conteudo, quando, ate, revogado }) => {
    const created_at = daysAgo(now, ...quando)
    const last = ate === undefined ? null : dayAt(ate < 0 ? daysAgo(now, -ate, 12) : daysAhead(now, ate, 12))
    const revogado_em = revogado ? new Date(created_at.getTime() + 25 * 60_000) : null
    const file = typeof conteudo === 'string' ? null : { chave: keyOf(turma, titulo), conteudo }
    const arquivo_id =
      file &&
      draft.add(arquivoRows.arquivo, {
        chave: file.chave,
        nome: titulo,
        extensao: extensionOf(titulo),
        tipo: contentTypeOf(extensionOf(titulo)),
        bytes: file.conteudo.length,
        sha256: createHash('sha256').update(file.conteudo).digest('hex'),
        miniatura: null,
        usuario_id: autor.id,
        servido_ate: endOf({ ate: last, revogado_em }),
        created_at,
      })
    draft.add(compartilhamentoRows.compartilhamento, {
      turma_id: turma.id,
      usuario_id: autor.id,
      titulo,
      descricao,
      url: typeof conteudo === 'string' ? conteudo : null,
      arquivo_id,
      aula_id: null,
      playlist_id: null,
      ate: last,
      revogado_em,
      created_at,
    })
    return file ? [{ ...file, tipo: contentTypeOf(extensionOf(titulo)) }] : []
  })
}
