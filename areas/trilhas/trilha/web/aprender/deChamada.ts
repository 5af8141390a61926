/** From what the calls answer to what the map, the panel and the ranking show. Pure but for the texts. */
import type { Dates } from '../../../../../core/contract/dates.ts'
import type { Returned } from '../../../../../core/contract/endpoint.ts'
import type { Said } from '../../../../../core/texts/texts.ts'
import type { trilhaAprenderApi } from '../../contract-aprender.ts'
import { EIXO, HABILIDADE, labelsOf, NOMES_NIVEIS, type Rotulos } from '../../rules.ts'
import { acesas } from '../../rules-pontos.ts'
import { abertasDe, aulaDaVez } from '../../rules-vez.ts'
import type { EixoMapa, EstadoNo } from '../mapa/modelo.ts'
import type { aprenderTexts } from './texts.ts'
import type { AulaVista, HabilidadeVista, NivelVista } from './vista.ts'

export type Estrutura = Returned<typeof trilhaAprenderApi.estrutura>['trilha']
/** Levels of every skill. */
const MAX_NIVEL = 3

type Eixo = Estrutura['eixos'][number]
type Habilidade = Eixo['habilidades'][number]
export type HabilidadeInteira = Returned<typeof trilhaAprenderApi.habilidade>

export interface Dizer {
  t: Said<typeof aprenderTexts>
  dates: Dates
  now: Date
}

/** "30/11/2026" or "sex, 8h": when a path opens. */
export const dia = (instant: string, { dates, now }: Pick<Dizer, 'dates' | 'now'>): string =>
  dates.near(instant, now)

const ESTADOS: Readonly<Record<Habilidade['estado'], EstadoNo>> = {
  feita: 'feita',
  em_curso: 'curso',
  aberta: 'aberta',
  bloqueada: 'trava',
  agendada: 'data',
}

/** "abre 30/11/2026", "encerrada em 30/11/2026", "arquivada": why a path takes no attempts now; empty where it does. */
export function foraDe(
  { situacao, abre_em, fecha_em }: Pick<Estrutura, 'situacao' | 'abre_em' | 'fecha_em'>,
  dizer: Dizer,
): string {
  const { t } = dizer
  if (situacao === 'agendada' && abre_em) return t.abre(dia(abre_em, dizer))
  if (situacao === 'encerrada' && fecha_em) return t.encerrada(dia(fecha_em, dizer))
  if (situacao === 'aberta') return ''
  return situacao === 'encerrada' ? t.encerrou : t[situacao]
}

/** The words under a stone. */
function legendaDe(trilha: Estrutura, eixo: Eixo, one: Habilidade, dizer: Dizer): string {
  const { t } = dizer
  const { estado, motivo } = one
  if (motivo === 'sem_aulas') return t.semAulas
  if (motivo === 'eixo_anterior') {
    const before = trilha.eixos[trilha.eixos.indexOf(eixo) - 1]
    return before ? t.precisa(noEixo(trilha.regra, before.nome, t)) : t.bloqueada
  }
  if (estado === 'agendada') return foraDe(trilha, dizer)
  if (estado === 'feita') return t.pontos(one.pontos_conquistados)
  if (one.proxima && one.nivel !== null && one.pontos_conquistados > 0) return t.nivelDe(one.nivel, MAX_NIVEL)
  return estado === 'aberta' ? t.jaPode : `${one.percentual}%`
}

/** The axes as the map and the list have them; one axis where only that is looked at. */
export const eixosDe = (trilha: Estrutura, so: number | null, dizer: Dizer): EixoMapa[] =>
  trilha.eixos
    .map((eixo, lugar) => ({
      id: eixo.id,
      nome: eixo.nome,
      descricao: eixo.descricao,
      feitas: eixo.realizadas_eixo,
      total: eixo.habilidades.length,
      lugar,
      nos: eixo.habilidades.map((one) => ({
        id: one.id,
        nome: one.nome,
        destaque: one.destaque,
        estado: ESTADOS[one.estado],
        luzes: acesas(one.pontos_conquistados, one.pontos_possiveis),
        legenda: legendaDe(trilha, eixo, one, dizer),
      })),
    }))
    .filter(({ id }) => so === null || id === so)

/** The next step of the whole path. */
export const proximaDe = ({ eixos }: Pick<Estrutura, 'eixos'>): number | null =>
  eixos.flatMap(({ habilidades }) => habilidades).find(({ proxima }) => proxima)?.id ?? null

type Palavras = Pick<Dizer['t'], 'eixo' | 'habilidade'>

const labelOf = (text: string, fallback: Rotulos, own: string) => {
  const [one] = labelsOf(text, fallback)
  return one === fallback[0] ? { rotulo: own, propria: false } : { rotulo: one, propria: true }
}

/** What the path's rule calls a skill; the product's word, in the reader's language, where it has none of its own. */
export const habilidadeLabel = ({ regra }: { regra: { nomeHabilidade: string } }, t: Palavras) =>
  labelOf(regra.nomeHabilidade, HABILIDADE, t.habilidade)

/** "Eixo", as the path's rule calls it. */
export const eixoLabel = ({ nomeEixo }: { nomeEixo: string }, t: Palavras): string =>
  labelOf(nomeEixo, EIXO, t.eixo).rotulo

/** "região Mata": an axis in the middle of a sentence, without an article. */
export const noEixo = (regra: { nomeEixo: string }, nome: string, t: Palavras): string =>
  `${eixoLabel(regra, t).toLowerCase()} ${nome}`

type Nivel = HabilidadeInteira['niveis'][number]
type Aula = Nivel['projetos'][number]
type ComNiveis = Pick<HabilidadeInteira, 'niveis'>

/** The lesson to do now. */
export const vezDe = ({ niveis }: ComNiveis): number | null => aulaDaVez(niveis)?.pro_id ?? null

const isFalha = ({ estado, status }: Aula): boolean => estado === 'feita' && status === 'reprovado'

/** Where one more turn begins: at the first lesson that was failed, else at the first that there is. */
export function recomecoDe(found: ComNiveis): number | null {
  const open = abertasDe(found.niveis).filter(
    ({ estado }) => estado !== 'indisponivel' && estado !== 'bloqueada',
  )
  return (open.find(isFalha) ?? open[0])?.pro_id ?? null
}

/** One more turn beside the lesson that comes next: after a failure, while nothing is half done. */
const outraDe = (found: HabilidadeInteira, vez: number | null): boolean =>
  vez !== null &&
  found.atual !== null &&
  found.pode_iniciar &&
  abertasDe(found.niveis).some(isFalha) &&
  !abertasDe(found.niveis).some(({ estado }) => estado === 'em_andamento')

const ESTADOS_AULA: Readonly<Record<Aula['estado'], AulaVista['estado']>> = {
  nova: 'aberta',
  em_andamento: 'aberta',
  aguardando_correcao: 'espera',
  feita: 'feita',
  bloqueada: 'fechada',
  indisponivel: 'indisponivel',
}

function aulaDe(aula: Aula, vez: number | null): AulaVista {
  const { pro_id: id, pro_titulo: titulo, nota, tela, status } = aula
  const own = ESTADOS_AULA[aula.estado]
  const done = own === 'aberta' && status === 'aprovado' ? 'feita' : isFalha(aula) ? 'refazer' : own
  const estado = id === vez ? 'vez' : done
  return { id, titulo, estado, nota, tela }
}

const NIVEIS_PROPRIOS = ['facil', 'medio', 'dificil'] as const

/** A level's name in the rule; the product's own in the reader's language. */
const nomeDoNivel = ({ id, nome }: Nivel, t: Dizer['t']): string =>
  nome === NOMES_NIVEIS[id - 1] ? t[NIVEIS_PROPRIOS[id - 1] ?? 'facil'] : nome

const nivelDe = (nivel: Nivel, vez: number | null, t: Dizer['t']): NivelVista => ({
  nivel: nivel.id,
  nome: nomeDoNivel(nivel, t),
  pontos: nivel.pontos_conquistados,
  possiveis: nivel.pontos_possiveis,
  aberto: nivel.aberto,
  faltam: nivel.faltam,
  aulas: nivel.projetos.map((aula) => aulaDe(aula, vez)),
})

/** Why nothing of a skill can be begun, as a sentence; null where it can. */
function fechadaDe(trilha: Estrutura, { habilidade }: HabilidadeInteira, dizer: Dizer): string | null {
  const { t } = dizer
  const { motivo, ref_eixo_id } = habilidade
  if (motivo === null) return null
  if (motivo === 'sem_aulas') return t.semAulasTexto
  if (motivo !== 'eixo_anterior') return t.tempo(foraDe(trilha, dizer))
  const at = trilha.eixos.findIndex(({ id }) => id === ref_eixo_id)
  const before = trilha.eixos[at - 1]
  return t.faltamNoEixo(trilha.eixos[at]?.faltam ?? 0, noEixo(trilha.regra, before?.nome ?? '', t))
}

/** What the one filled button does: the lesson of this turn, or one more turn once all is done and marked. */
function acaoDe(
  found: HabilidadeInteira,
  fechada: string | null,
  vez: number | null,
): HabilidadeVista['acao'] {
  if (fechada !== null) return null
  if (vez !== null) {
    if (found.atual === null && !found.pode_iniciar) return null
    return found.habilidade.pontos_conquistados > 0 ||
      found.niveis.some(({ projetos }) => projetos.some(({ tela }) => tela !== null))
      ? 'continuar'
      : 'comecar'
  }
  const open = abertasDe(found.niveis)
  const waits = open.some(({ estado }) => estado === 'aguardando_correcao') && !open.some(isFalha)
  return found.pode_iniciar && !waits ? 'recomecar' : null
}

export function vistaDe(trilha: Estrutura, found: HabilidadeInteira, dizer: Dizer): HabilidadeVista {
  const { habilidade, niveis, tentativas, atual } = found
  const { t } = dizer
  const fechada = fechadaDe(trilha, found, dizer)
  const vez = fechada === null ? vezDe(found) : null
  const { rotulo, propria } = habilidadeLabel(trilha, t)
  const ordinal = t.ordinalHabilidade(habilidade.ordem, rotulo.toLowerCase(), propria)
  return {
    id: habilidade.id,
    nome: habilidade.nome,
    descricao: habilidade.descricao,
    sobre: `${eixoLabel(trilha.regra, t)} ${habilidade.eixo.nome} · ${ordinal}`,
    rotulo: rotulo.toLowerCase(),
    dominio: habilidade.dominio,
    pontos: habilidade.pontos_conquistados,
    possiveis: habilidade.pontos_possiveis,
    niveis: niveis.filter(({ projetos }) => projetos.length > 0).map((nivel) => nivelDe(nivel, vez, t)),
    tentativa:
      atual === null
        ? 0
        : tentativas.filter(({ removida_em }) => removida_em === null).findIndex(({ id }) => id === atual) +
          1,
    tentativas: habilidade.tentativas,
    fechada,
    acao: acaoDe(found, fechada, vez),
    outra: fechada === null && outraDe(found, vez),
    esgotada: fechada === null && found.restantes === 0 && vez === null && habilidade.estado !== 'feita',
    pedirA: found.pedir_a,
  }
}
