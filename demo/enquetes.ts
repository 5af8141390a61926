/** Surveys of a class: one ended with many answers, one open, one anonymous with too few to tell, one still to open. */
import { enqueteRows } from '../areas/conversa/enquete/server/factory-rows.ts'
import type { Pergunta, Valor } from '../areas/conversa/enquete/shapes.ts'
import { daysAgo, daysAhead } from './clock.ts'
import type { Person, Setting, TurmaPeople } from './network.ts'
import { openRandom, type Random } from './random.ts'

interface EnqueteDemo {
  titulo: string
  descricao: string
  perguntas: readonly Pergunta[]
  anonima: boolean
  resultados: 'fim' | 'ao_vivo'
  compartilhada: boolean
  inicio: Date
  fim: Date | null
  /** What they write, where they are asked to. */
  textos?: readonly string[]
  /** How many of the other pupils answered. */
  respostas: number
}

const LEITURA: readonly Pergunta[] = [
  {
    id: 1,
    tipo: 'unica',
    enunciado: 'De que atividade você mais gostou?',
    opcoes: ['Roda de leitura', 'Sarau', 'Troca de livros', 'Visita da escritora'],
    obrigatoria: true,
  },
  {
    id: 2,
    tipo: 'multipla',
    enunciado: 'O que você gostaria de ler no próximo bimestre?',
    opcoes: ['Aventura', 'Mistério', 'Poesia', 'Quadrinhos', 'Ficção científica', 'Biografia'],
    obrigatoria: false,
  },
  { id: 3, tipo: 'escala', enunciado: 'Quanto você gostou da semana?', opcoes: [], obrigatoria: true },
  {
    id: 4,
    tipo: 'nps',
    enunciado: 'Você recomendaria a Semana da Leitura a um colega de outra escola?',
    opcoes: [],
    obrigatoria: false,
  },
  {
    id: 5,
    tipo: 'ordenacao',
    enunciado: 'O que mais ajuda você a ler?',
    opcoes: ['Tempo na aula', 'Silêncio', 'Poder escolher o livro'],
    obrigatoria: false,
  },
  { id: 6, tipo: 'texto', enunciado: 'O que podemos melhorar?', opcoes: [], obrigatoria: false },
]

const PASSEIO: readonly Pergunta[] = [
  {
    id: 1,
    tipo: 'unica',
    enunciado: 'Você vai ao museu no dia do passeio?',
    opcoes: ['Vou', 'Ainda não sei', 'Não posso ir'],
    obrigatoria: true,
  },
  {
    id: 2,
    tipo: 'multipla',
    enunciado: 'Que salas você quer ver?',
    opcoes: ['Arqueologia', 'Insetos', 'Minerais', 'Baleias'],
    obrigatoria: true,
  },
  {
    id: 3,
    tipo: 'texto',
    enunciado: 'Alguma dúvida sobre o passeio?',
    opcoes: [],
    obrigatoria: false,
  },
]

const SONO: readonly Pergunta[] = [
  {
    id: 1,
    tipo: 'unica',
    enunciado: 'Quantas horas você dorme em dia de aula?',
    opcoes: ['Menos de 6', 'De 6 a 8', 'Mais de 8'],
    obrigatoria: true,
  },
  { id: 2, tipo: 'escala', enunciado: 'Você chega à escola descansado?', opcoes: [], obrigatoria: true },
]

const LIVRO: readonly Pergunta[] = [
  {
    id: 1,
    tipo: 'ordenacao',
    enunciado: 'Ponha os livros na ordem da sua vontade',
    opcoes: ['O Pequeno Príncipe', 'A Droga da Obediência', 'Ou Isto ou Aquilo'],
    obrigatoria: true,
  },
]

const DUVIDAS = ['Pode levar celular?', 'A que horas voltamos?', 'Precisa levar lanche?']

const SUGESTOES = [
  'Mais tempo para a troca de livros.',
  'A roda podia ser no pátio, embaixo da árvore.',
  'Gostei de tudo!',
  'Convidar mais escritores.',
  'O sarau acabou muito rápido.',
  'Deixar levar o livro para casa no fim de semana.',
  'Mais quadrinhos na biblioteca.',
]

/** A plausible answer: the first options are the favourites. */
function valorOf(pergunta: Pergunta, textos: readonly string[], random: Random): Valor | undefined {
  const { id, tipo, opcoes, obrigatoria } = pergunta
  if (!obrigatoria && random.chance(0.15)) return undefined
  const places = opcoes.map((_, i) => i)
  const low = (limit: number) => Math.min(random.below(limit), random.below(limit))
  if (tipo === 'unica') return { pergunta: id, opcoes: [low(opcoes.length)] }
  if (tipo === 'multipla')
    return { pergunta: id, opcoes: random.some(places, random.between(1, 3)).sort((a, b) => a - b) }
  if (tipo === 'escala') return { pergunta: id, numero: 5 - low(5) }
  if (tipo === 'nps') return { pergunta: id, numero: 10 - low(9) }
  if (tipo === 'ordenacao') return { pergunta: id, opcoes: random.some(places, opcoes.length) }
  return random.chance(0.4) ? { pergunta: id, texto: random.pick(textos) } : undefined
}

function addEnquete(
  { draft, now }: Setting,
  turma: TurmaPeople,
  autor: Person,
  { respostas, perguntas, textos = SUGESTOES, ...enquete }: EnqueteDemo,
  random: Random,
): void {
  const id = draft.add(enqueteRows.enquete, {
    ...enquete,
    usuario_id: autor.id,
    perguntas,
    publico: 'alunos',
    anunciada_em: enquete.inicio <= now ? enquete.inicio : null,
  })
  const where = { enquete_id: id, turma_id: turma.id }
  draft.put(enqueteRows.enquete_turma, where)
  const pupils = random.some(turma.colegas, respostas)
  for (const pupil of pupils) draft.put(enqueteRows.enquete_participacao, { ...where, usuario_id: pupil.id })
  // In another order than those who took part.
  for (const pupil of random.some(pupils, pupils.length))
    draft.put(enqueteRows.enquete_resposta, {
      ...where,
      usuario_id: enquete.anonima ? null : pupil.id,
      valores: perguntas.flatMap((pergunta) => valorOf(pergunta, textos, random) ?? []),
    })
}

/** `seed`: random numbers of its own, so that nothing else of the demonstration moves with it. */
export function buildEnquetes(setting: Setting, turma: TurmaPeople, seed: number): void {
  const { now } = setting
  const [autor] = turma.professores
  if (!autor) return
  const random = openRandom(seed)
  const common = { descricao: '', anonima: true, resultados: 'fim', compartilhada: false } as const
  const enquetes: readonly EnqueteDemo[] = [
    {
      ...common,
      titulo: 'Como foi a Semana da Leitura?',
      descricao: 'Sua opinião ajuda a preparar a próxima.',
      perguntas: LEITURA,
      compartilhada: true,
      inicio: daysAgo(now, 9, 8),
      fim: daysAgo(now, 4, 18),
      respostas: 22,
    },
    {
      ...common,
      titulo: 'Como anda o seu sono?',
      perguntas: SONO,
      inicio: daysAgo(now, 6, 8),
      fim: daysAgo(now, 2, 18),
      respostas: 3,
    },
    {
      ...common,
      titulo: 'Passeio ao museu',
      descricao: 'Responda até sexta para fecharmos o ônibus e o lanche.',
      perguntas: PASSEIO,
      textos: DUVIDAS,
      anonima: false,
      resultados: 'ao_vivo',
      inicio: daysAgo(now, 1, 8),
      fim: daysAhead(now, 5, 18),
      respostas: 9,
    },
    {
      ...common,
      titulo: 'Que livro vamos ler juntos?',
      perguntas: LIVRO,
      inicio: daysAhead(now, 3, 8),
      fim: daysAhead(now, 8, 18),
      respostas: 0,
    },
  ]
  for (const enquete of enquetes) addEnquete(setting, turma, autor, enquete, random)
}
