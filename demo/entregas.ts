/** Deliveries of the demonstration: what pupils wrote on open screens; some corrected, one given back, some waiting. */

import { fracaoOf, type Respondida, respostaCerta } from '../areas/ensino/aula/rules-pontuar.ts'
import type { Resposta, Rubrica } from '../areas/ensino/aula/shapes-telas.ts'
import type { TipoTela } from '../areas/ensino/aula/shapes-tipos.ts'
import { notaDaRubrica } from '../areas/ensino/entrega/rules.ts'
import { entregaRows } from '../areas/ensino/entrega/server/factory-rows.ts'
import type { Marca } from '../areas/ensino/entrega/shapes.ts'
import { tentativaRows } from '../areas/ensino/tentativa/server/factory-rows.ts'
import type { Draft } from './draft.ts'
import type { Person } from './network.ts'
import type { Random } from './random.ts'

/** By the title of the open screen: texts as pupils write them. */
const TEXTOS: Readonly<Record<string, readonly string[]>> = {
  'A sua notícia': [
    'Horta da escola dá a primeira colheita\n\nOs alunos do 7º ano colheram nesta terça-feira 42 pés de alface na horta que fica atrás da quadra. As mudas foram plantadas em setembro.\n\nSegundo a merendeira dona Lúcia, a salada vai para a merenda de quinta-feira. "Está bem fresquinha", disse ela.',
    'Time feminino de futsal ganha de virada\n\nO time feminino do 7º ano venceu o 8º por 3 a 2 na quarta-feira, no recreio. O último gol saiu a dois minutos do fim.\n\nA professora de Educação Física confirmou o placar. A próxima partida é na semana que vem.',
    'Biblioteca recebe livros novos\n\nChegaram 60 livros na biblioteca. Eu achei muito legal porque tem mangá e todo mundo vai gostar.\n\nA bibliotecária falou que dá para pegar a partir de segunda.',
    'Chuva forte alaga o pátio\n\nA chuva de segunda-feira deixou o pátio cheio de água e o recreio foi nas salas. Ninguém se machucou.\n\nO zelador, seu Antônio, disse que o ralo estava entupido por folhas e que já limpou.',
    'Gato aparece na sala do 7º ano',
  ],
  'Invente o seu': [
    'Uma quadra de futebol cobra R$ 10 de taxa e mais R$ 5 por hora. Pagamos R$ 60. Quantas horas jogamos? 5x + 10 = 60, então 5x = 50 e x = 10. Jogamos 10 horas (em dois dias!).',
    'Comprei 5 cadernos iguais e uma caneta de 10 reais. Gastei 60 reais. Cada caderno custou quanto? 5x + 10 = 60; 5x = 50; x = 10 reais.',
    'Tenho 5 amigos e 10 balas e no total 60. x = 10.',
  ],
  'Carta da praia': [
    'Eu pescava com meu avô quando vimos casas de pano andando no mar. Não eram canoas. Meu avô mandou as crianças para a mata. Eu fiquei atrás da pedra. Desceram homens vestidos até o pescoço, com um calor daquele. Eles apontavam para tudo. Senti medo e vontade de rir.',
    'Naquele dia as caravelas chegaram e os portugueses desceram. Eles trouxeram espelhos. Foi importante para a história do Brasil.',
    'O vento parou e o mar trouxe três barcos altos. Minha mãe disse: não cheguem perto. Um homem me deu uma conta azul. Eu dei uma pena de arara. Ninguém entendia a palavra do outro. De noite ouvimos um sino que não era nosso.',
  ],
}

/** What the teacher marked in a text: kind, the criterion's place in the rubric, the words, and what is said of them. */
const MARCAS: readonly (readonly [Marca['tipo'], number, string, string])[] = [
  ['elogio', 1, 'As mudas foram plantadas em setembro.', 'Bom dado: dá para conferir.'],
  ['pergunta', 0, 'Horta da escola dá a primeira colheita', 'E se a manchete dissesse quanto?'],
  ['elogio', 1, 'O último gol saiu a dois minutos do fim.', 'Quem lê vê o jogo.'],
  ['lingua', 3, 'no recreio', 'Quarta-feira, no recreio de que turno?'],
  ['pergunta', 2, 'Eu achei muito legal', 'Isto é fato ou opinião? Quem poderia dizer?'],
]

/** Words that the teacher keeps, and how often they served; those of a criterion come with its name. */
const FRASES: readonly (readonly [string, string, number])[] = [
  ['A manchete resume o fato', 'Diga o que aconteceu em até oito palavras.', 14],
  ['Não há opinião disfarçada', 'Isto é fato ou opinião? Quem poderia dizer?', 11],
  ['O texto está revisado', 'Leia em voz alta: quem é que faz a ação?', 9],
  ['', 'Confira com um colega antes de enviar.', 6],
]

const marcasIn = (texto: string, rubrica: Rubrica): Marca[] =>
  MARCAS.flatMap(([tipo, at, words, said], n) => {
    const de = texto.indexOf(words)
    if (de < 0) return []
    const place = { arquivo: null, de, ate: de + words.length, traco: [] }
    return [{ id: `m${n}`, tipo, criterio: rubrica[at]?.id ?? '', texto: said, ...place }]
  })

/** The bank of a teacher. */
export function addFrases(draft: Draft, { id }: Person): void {
  for (const [criterio, texto, vezes] of FRASES)
    draft.add(entregaRows.entrega_frase, { autor_id: id, rede_id: null, criterio, texto, vezes })
}

const COMENTARIOS = [
  'Muito bom: dá para conferir cada informação. Na próxima, tente uma manchete mais curta.',
  'Você entendeu a ideia. Releia e veja onde entrou opinião no lugar de fato.',
] as const

interface Made {
  id: number
  telas: readonly {
    id: number
    tipo: TipoTela
    titulo: string
    peso: number
    gabarito: unknown
    conteudo: unknown
  }[]
}

interface Place {
  turma: number
  pupils: readonly Person[]
  teacher: Person
  inicio: Date
  now: Date
}

type Step = 'corrigida' | 'devolvida' | 'enviada'
/** Oldest first: the teacher began at the top of the queue. */
const ESTADOS: readonly Step[] = ['corrigida', 'corrigida', 'devolvida', 'enviada', 'enviada']

const round = (value: number): number => Math.round(value * 100) / 100

/** One attempt of each of a few pupils at a lesson with an open screen that we have texts for; none otherwise. */
export function addEntregas(draft: Draft, made: Made, place: Place, random: Random): void {
  const aberta = made.telas.find(({ titulo }) => TEXTOS[titulo])
  const textos = TEXTOS[aberta?.titulo ?? ''] ?? []
  if (!aberta) return
  const { turma, teacher, inicio, now } = place
  const span = now.getTime() - inicio.getTime() - 7_200_000
  if (span <= 0) return
  const pupils = random.some(place.pupils, textos.length)
  const times = pupils.map(() => random.below(span)).sort((a, b) => a - b)
  pupils.forEach((pupil, i) => {
    const at = new Date(inicio.getTime() + (times[i] ?? 0))
    const ended = new Date(at.getTime() + random.between(600, 2_400) * 1_000)
    const texto = textos[i] ?? ''
    const estado = ESTADOS[i] ?? 'enviada'
    const { rubrica } = aberta.conteudo as { rubrica: Rubrica }
    const levels = rubrica.map(({ id, niveis }) => ({ criterio: id, nivel: niveis.length - 1 - (i % 2) }))
    const nota = estado === 'corrigida' ? (notaDaRubrica(rubrica, levels) ?? 0) : null
    const answers = made.telas.flatMap(({ id, tipo, gabarito, peso }) => {
      if (id === aberta.id)
        return [{ id, peso, resposta: { texto } as unknown, fracao: nota === null ? null : nota / 10 }]
      if (gabarito === null)
        return tipo === 'texto' ? [{ id, peso, resposta: { visto: true }, fracao: null }] : []
      const resposta = respostaCerta(tipo as 'numerica', gabarito as never) as Resposta
      return [{ id, peso, resposta, fracao: fracaoOf({ tipo, gabarito, resposta } as Respondida) }]
    })
    const total = made.telas.reduce((sum, { peso }) => sum + peso, 0)
    const points = answers.reduce((sum, { peso, fracao }) => sum + peso * (fracao ?? 0), 0)
    const whole = nota === null ? null : round((10 * points) / total)
    const status = whole === null ? null : whole >= 6 ? 'aprovado' : 'reprovado'
    const of = { aula_id: made.id, versao: 1 }
    const tentativa = draft.add(tentativaRows.tentativa, {
      ...of,
      usuario_id: pupil.id,
      turma_id: turma,
      numero: 1,
      estado: nota === null ? 'aguardando_correcao' : 'corrigida',
      iniciada_em: at,
      ultima_em: ended,
      concluida_em: ended,
      tempo: Math.round((ended.getTime() - at.getTime()) / 1_000),
      nota: whole,
      status,
      trilha_tentativa_id: null,
    })
    for (const { id, resposta, fracao } of answers)
      draft.put(tentativaRows.resposta, {
        ...of,
        tentativa_id: tentativa,
        tela_id: id,
        resposta,
        fracao,
        tempo: 60,
        respondida_em: ended,
      })
    draft.put(tentativaRows.resultado, {
      usuario_id: pupil.id,
      aula_id: made.id,
      turma_id: turma,
      aberturas: 1,
      aberta_em: at,
      ultima_em: ended,
      tentativas: 1,
      concluidas: 1,
      tempo: 600,
      tentativa_id: whole === null ? null : tentativa,
      nota: whole,
      status,
      concluida_em: whole === null ? null : ended,
      trilha_tentativa_id: null,
    })
    const when = new Date(Math.min(now.getTime(), ended.getTime() + 3_600_000))
    const words =
      estado === 'devolvida' ? 'Falta dizer quando aconteceu e quem confirmou.' : COMENTARIOS[i % 2]
    const comentario = estado === 'enviada' ? '' : (words ?? '')
    const entrega = draft.add(entregaRows.entrega, {
      ...of,
      tentativa_id: tentativa,
      tela_id: aberta.id,
      usuario_id: pupil.id,
      turma_id: turma,
      estado,
      vez: 1,
      texto,
      enviada_em: ended,
      comentario,
      marcas: estado === 'enviada' ? [] : marcasIn(texto, rubrica),
      nota,
      rubrica: nota === null ? [] : levels,
      corrigida_por: nota === null ? null : teacher.id,
      corrigida_em: nota === null ? null : when,
    })
    draft.put(entregaRows.entrega_passo, {
      entrega_id: entrega,
      usuario_id: pupil.id,
      tipo: 'enviada',
      texto,
      nota: null,
      quando: ended,
    })
    if (estado !== 'enviada')
      draft.put(entregaRows.entrega_passo, {
        entrega_id: entrega,
        usuario_id: teacher.id,
        tipo: estado,
        texto: comentario,
        nota,
        quando: when,
      })
  })
}
