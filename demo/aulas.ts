/** Lessons of the demonstration: published, given to classes, and done by pupils, some better than others. */

import { createHash } from 'node:crypto'
import { makeCodigo } from '../areas/ensino/aula/rules.ts'
import { fracaoOf, type Respondida, respostaCerta } from '../areas/ensino/aula/rules-pontuar.ts'
import { publicar } from '../areas/ensino/aula/rules-publicar.ts'
import { midiasDe } from '../areas/ensino/aula/rules-tela.ts'
import { aulaRows } from '../areas/ensino/aula/server/factory-rows.ts'
import type { Resposta } from '../areas/ensino/aula/shapes-telas.ts'
import { ABERTAS, isJogo, type TipoTela } from '../areas/ensino/aula/shapes-tipos.ts'
import { midiaRows } from '../areas/ensino/midia/server/factory-rows.ts'
import { tentativaRows } from '../areas/ensino/tentativa/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { COM_ARQUIVOS } from './aulas/com-arquivos.ts'
import type { AulaDemo, TelaDemo } from './aulas/escrever.ts'
import { EXATAS } from './aulas/exatas.ts'
import { HUMANAS } from './aulas/humanas.ts'
import { LINGUAGENS } from './aulas/linguagens.ts'
import type { CurriculoFeito } from './catalogo.ts'
import { daysAgo, daysAhead } from './clock.ts'
import type { FileDemo } from './compartilhamento.ts'
import type { Draft } from './draft.ts'
import { addEntregas, addFrases } from './entregas.ts'
import { type Estante, type MidiaDemo, openEstante } from './midia/midias.ts'
import type { Person, Setting, TurmaPeople } from './network.ts'
import { openRandom, type Random } from './random.ts'
import type { Tags } from './tags.ts'

export const AULAS: readonly AulaDemo[] = [...LINGUAGENS, ...EXATAS, ...HUMANAS, ...COM_ARQUIVOS]

/** A lesson as others of the demonstration name it. */
export interface AulaFeita {
  id: number
  titulo: string
  disciplina: string
  alcance: string
  autor: number
  /** Classes that were given it. */
  turmas: readonly number[]
  /** The first of each that it is about. */
  periodo: number | null
  habilidade: number | null
  telas: Made['telas']
}

interface Place {
  random: Random
  estante: Estante
  matriz: CurriculoFeito
  tags: Tags
}

interface Made {
  id: number
  telas: { id: number; tipo: TipoTela; titulo: string; peso: number; gabarito: unknown; conteudo: unknown }[]
}

const when = (now: Date, days: number, hour: number): Date =>
  days > 0 ? daysAgo(now, days, hour) : daysAhead(now, Math.max(1, -days), hour)

/** The content with the true numbers of its files in the place of those that it was written with. */
const withFiles = <C>(conteudo: C, { idOf }: Estante): C =>
  JSON.parse(JSON.stringify(conteudo), (name, value: unknown) =>
    typeof value === 'number' && (name === 'midia' || name === 'legendas') ? idOf(value) : value,
  ) as C

/** A screen as learners get it; `name` decides what is shuffled. */
export const publishTela = (
  { tipo, titulo, escrito }: { tipo: TipoTela; titulo: string; escrito: TelaDemo['conteudo'] },
  name: string,
) => ({
  tipo,
  titulo,
  ...publicar({ tipo, conteudo: escrito }, createHash('sha256').update(name).digest('hex')),
})

function addVersao(
  draft: Draft,
  aula: AulaDemo,
  place: { id: number; autor: Person; at: Date; estante: Estante },
): Made {
  const { id, autor, at, estante } = place
  draft.put(aulaRows.aula_versao, {
    aula_id: id,
    numero: 1,
    titulo: aula.titulo,
    descricao: aula.descricao,
    navegacao: aula.navegacao ?? 'livre',
    tentativas: aula.tentativas === undefined ? 3 : aula.tentativas,
    nota_minima: 6,
    total_telas: aula.telas.length,
    publicada_em: at,
    publicada_por: autor.id,
  })
  const telas = aula.telas.map(({ tipo, titulo, conteudo: written }, place_) => {
    const conteudo = withFiles(written, estante)
    const tela = draft.add(aulaRows.tela, {
      aula_id: id,
      ordem: place_ + 1,
      tipo,
      titulo,
      conteudo,
      alterada_em: at,
      alterada_por: autor.id,
    })
    const made = publishTela({ tipo, titulo, escrito: conteudo }, `${aula.titulo} ${place_}`)
    draft.put(aulaRows.versao_tela, {
      aula_id: id,
      versao: 1,
      tela_id: tela,
      ordem: place_ + 1,
      tipo,
      titulo,
      peso: made.peso,
      obrigatoria: made.obrigatoria,
      conteudo: made.conteudo,
      gabarito: made.gabarito,
    })
    draft.put(aulaRows.versao_escrita, { aula_id: id, versao: 1, tela_id: tela, conteudo })
    return { id: tela, ...made }
  })
  for (const midia_id of new Set(telas.flatMap(({ conteudo }) => midiasDe(conteudo))))
    for (const [onde, numero] of [
      ['aula', 0],
      ['versao', 1],
    ])
      draft.put(midiaRows.midia_uso, { midia_id, onde, onde_id: id, numero })
  return { id, telas }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** What a pupil answered: right as often as they are good at it; of a choice the wrong one, else nothing. */
export function answer(tela: Made['telas'][number], good: boolean, random: Random): Resposta | undefined {
  const { tipo, gabarito, conteudo } = tela
  if (gabarito === null) return tipo === 'enquete' || tipo === 'autoavaliacao' ? undefined : { visto: true }
  const right = respostaCerta(tipo as 'numerica', gabarito as never) as Resposta
  if (good) return right
  if (tipo !== 'multipla_escolha') return undefined
  const { alternativas } = conteudo as { alternativas: { id: string }[] }
  const chosen = (right as { escolhas: string[] }).escolhas
  return { escolhas: [random.pick(alternativas.filter(({ id }) => !chosen.includes(id))).id] }
}

/** One finished attempt of a pupil, with its answers and its mark. */
function addTentativa(
  { draft }: Setting,
  made: Made,
  place: { turma: number; pupil: Person; at: Date; skill: number },
  random: Random,
): void {
  const { turma, pupil, at, skill } = place
  const answers = made.telas.flatMap((tela) => {
    const resposta = answer(tela, random.chance(skill), random)
    if (!resposta) return []
    const fracao =
      tela.gabarito === null
        ? null
        : fracaoOf({ tipo: tela.tipo, gabarito: tela.gabarito, resposta } as Respondida)
    return [{ tela, resposta, fracao, tempo: random.between(15, 120) }]
  })
  const total = made.telas.reduce((sum, { peso }) => sum + peso, 0)
  const points = answers.reduce((sum, { tela, fracao }) => sum + tela.peso * (fracao ?? 0), 0)
  // A lesson that is only read has no mark.
  const nota = total > 0 ? round((10 * points) / total) : null
  const status = nota === null ? null : nota >= 6 ? 'aprovado' : 'reprovado'
  const tempo = answers.reduce((sum, one) => sum + one.tempo, 0)
  const ended = new Date(at.getTime() + tempo * 1_000)
  const of = { aula_id: made.id, versao: 1 }
  const id = draft.add(tentativaRows.tentativa, {
    ...of,
    usuario_id: pupil.id,
    turma_id: turma,
    numero: 1,
    estado: 'concluida',
    iniciada_em: at,
    ultima_em: ended,
    concluida_em: ended,
    tempo,
    nota,
    status,
    trilha_tentativa_id: null,
  })
  for (const { tela, resposta, fracao, tempo: seconds } of answers)
    draft.put(tentativaRows.resposta, {
      ...of,
      tentativa_id: id,
      tela_id: tela.id,
      resposta,
      fracao,
      tempo: seconds,
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
    tempo,
    tentativa_id: id,
    nota,
    status,
    concluida_em: ended,
    trilha_tentativa_id: null,
  })
}

function addAula(
  setting: Setting,
  aula: AulaDemo,
  turmas: readonly TurmaPeople[],
  { random, estante, matriz, tags }: Place,
): AulaFeita {
  const { draft, now } = setting
  const [first] = turmas
  const autor = first?.professores[0] as Person
  const [raiz] = draft.rows(turmaRows.rede) as { id: number }[]
  const written = daysAgo(now, Math.max(aula.inicio, 0) + 3, 16)
  const id = draft.add(aulaRows.aula, {
    codigo: makeCodigo((below) => random.below(below)),
    usuario_id: autor.id,
    rede_id: raiz?.id,
    disciplina_id: setting.catalogo.disciplinas.get(aula.disciplina) ?? null,
    titulo: aula.titulo,
    descricao: aula.descricao,
    estado: 'publicada',
    visibilidade: aula.visibilidade,
    alcance: aula.visibilidade,
    navegacao: aula.navegacao ?? 'livre',
    tentativas: aula.tentativas === undefined ? 3 : aula.tentativas,
    nota_minima: 6,
    offline: true,
    versao: 1,
    jogo: aula.telas.every(({ tipo }) => isJogo(tipo)),
    revisao: 1,
    alterada_em: written,
    publicada_em: written,
    created_at: written,
  })
  const made = addVersao(draft, aula, { id, autor, at: written, estante })
  const inicio = when(now, aula.inicio, 8)
  const fim = aula.fim === undefined ? null : when(now, -aula.fim, 18)
  const isOpen = !aula.telas.some(({ tipo }) => (ABERTAS as readonly string[]).includes(tipo))
  for (const turma of turmas) {
    draft.put(aulaRows.turma_aula, {
      turma_id: turma.id,
      aula_id: id,
      usuario_id: autor.id,
      inicio,
      fim,
      obrigatoria: aula.tentativas !== null,
      peso: 1,
      mostrar_gabarito: 'apos_tentativa',
      created_at: written,
    })
    addEntregas(
      draft,
      { id, telas: made.telas },
      { turma: turma.id, pupils: turma.colegas, teacher: turma.professores[0] as Person, inicio, now },
      random,
    )
    // What waits for a teacher has no mark to make up.
    if (!isOpen || inicio > now) continue
    const span = Math.min(now.getTime(), (fim ?? now).getTime()) - inicio.getTime() - 3_600_000
    if (span <= 0) continue
    for (const pupil of random.some(turma.colegas, Math.round(turma.colegas.length * 0.6))) {
      const at = new Date(inicio.getTime() + random.below(span))
      addTentativa(
        setting,
        made,
        { turma: turma.id, pupil, at, skill: 0.45 + random.below(50) / 100 },
        random,
      )
    }
  }
  const periodos = aula.periodos.flatMap((codigo) => setting.catalogo.periodos.get(codigo) ?? [])
  const habilidades = aula.habilidades.flatMap((codigo) => matriz.habilidades.get(codigo) ?? [])
  for (const periodo_id of periodos) draft.put(aulaRows.aula_periodo, { aula_id: id, periodo_id })
  for (const habilidade_id of habilidades) draft.put(aulaRows.aula_habilidade, { aula_id: id, habilidade_id })
  for (const tag_id of tags(aula.tags)) draft.put(aulaRows.aula_tag, { aula_id: id, tag_id })
  return {
    ...{ id, titulo: aula.titulo, disciplina: aula.disciplina, alcance: aula.visibilidade, autor: autor.id },
    turmas: turmas.map((turma) => turma.id),
    periodo: least(periodos),
    habilidade: least(habilidades),
    telas: made.telas,
  }
}

const least = (ids: readonly number[]): number | null => (ids.length > 0 ? Math.min(...ids) : null)

/** Every lesson whose classes the network has, and the files that they show. */
export function buildAulas(
  setting: Setting,
  turmas: readonly TurmaPeople[],
  { seed, midias, ...place }: Pick<Place, 'matriz' | 'tags'> & { seed: number; midias: readonly MidiaDemo[] },
): { aulas: AulaFeita[]; files: FileDemo[] } {
  const random = openRandom(seed)
  const usuario = turmas.find(({ professores }) => professores.length > 0)?.professores[0]?.id ?? 0
  const estante = openEstante(setting.draft, midias, { usuario, em: daysAgo(setting.now, 30, 16) })
  const aulas = AULAS.flatMap((aula) => {
    const given = turmas.filter(({ nome }) => aula.turmas.includes(nome))
    return given.length > 0 ? [addAula(setting, aula, given, { ...place, random, estante })] : []
  })
  for (const teacher of new Set(turmas.flatMap(({ professores }) => professores.slice(0, 1))))
    addFrases(setting.draft, teacher)
  return { aulas, files: estante.files() }
}
