/** Pure rules of phases: the machine of H-14, the warnings of section 5, participation and quorum (H-15). */
import {
  type Aviso,
  type CodigoAviso,
  type Dita,
  ESTADOS_FASE,
  type EstadoFase,
  type Situacao,
  type Totais,
} from './shapes.ts'

/** Who may bring a phase from one state to the next: who writes in its network, or only administrators. */
export type Quem = 'escrita' | 'administra'

const WAYS: Readonly<Record<EstadoFase, Readonly<Partial<Record<EstadoFase, Quem>>>>> = {
  producao: { apuracao: 'escrita', cancelado: 'escrita' },
  apuracao: { producao: 'escrita', finalizado: 'escrita', cancelado: 'administra' },
  finalizado: { apuracao: 'escrita' },
  cancelado: { producao: 'escrita' },
}

/** What a phase may become by who writes in its network (`edita`) or administers the platform of schools. */
export const estadosPara = (
  estado: EstadoFase,
  { edita, administra }: { edita: boolean; administra: boolean },
): EstadoFase[] =>
  ESTADOS_FASE.filter((para) => {
    const quem = WAYS[estado][para]
    return edita && (quem === 'escrita' || (quem === 'administra' && administra))
  })

const PRESENTES: readonly Situacao[] = ['CO', 'NP']
const FORA: readonly Situacao[] = ['AT', 'AE']

export const NINGUEM: Totais = {
  ...{ total: 0, total_pendentes: 0, total_finalizados: 0, presentes: 0, ausentes: 0, fora: 0 },
  // Sheets without a pupil and pupils with two sheets come with paper: no table holds any yet.
  ...{ total_folhas_extras: 0, total_notas_duplicadas: 0 },
}

/** From how many are in each situation to what is told of them. */
export function contar(por: Readonly<Partial<Record<Situacao, number>>>): Totais {
  const of = (...situacoes: readonly Situacao[]) => situacoes.reduce((sum, one) => sum + (por[one] ?? 0), 0)
  return {
    ...NINGUEM,
    total: of('CO', 'NC', 'NP', 'IG', 'AT', 'AE', 'AD'),
    total_pendentes: of('AD'),
    total_finalizados: of('CO', 'NP', 'IG', 'NC'),
    presentes: of(...PRESENTES),
    ausentes: of('NC'),
    fora: of(...FORA),
  }
}

export const somar = (contagens: readonly Totais[]): Totais =>
  contagens.reduce((sum, one) => {
    const add = (name: keyof Totais) => sum[name] + one[name]
    return {
      total: add('total'),
      total_pendentes: add('total_pendentes'),
      total_finalizados: add('total_finalizados'),
      total_folhas_extras: add('total_folhas_extras'),
      total_notas_duplicadas: add('total_notas_duplicadas'),
      presentes: add('presentes'),
      ausentes: add('ausentes'),
      fora: add('fora'),
    }
  }, NINGUEM)

/** The share of those expected who were there, from 0 to 1; null where nobody is expected (H-15). */
export function participacao({ total, fora, presentes }: Totais): number | null {
  const previstos = total - fora
  return previstos > 0 ? presentes / previstos : null
}

/** How many more pupils must have been there for the quorum, in percent; 0: it is met. */
export function faltamParaQuorum({ total, fora, presentes }: Totais, quorum: number): number {
  // In whole numbers: 0.85 × 20 is 17, not a little more.
  return Math.max(0, Math.ceil(((total - fora) * quorum) / 100 - presentes))
}

export interface Julgada {
  estado: EstadoFase
  /** Days, `2026-03-02`. */
  inicio: string
  fim: string
  quorum: number
  avaliacoes: readonly {
    id: number
    /** Closed: its questions and booklets stand. */
    pronta: boolean
    /** The days, in the hour of the schools, on which its window begins and ends; null: none was said. */
    janela: { inicio: string; fim: string } | null
    total: number
  }[]
  totais: Totais
}

const aviso = (codigo: CodigoAviso, n = 0, ids: number[] = []): Aviso => ({ codigo, n, ids })

/** What is said of a phase as it stands, in the order of section 5; what H-14 adds comes after its kin. */
export function avisosDe({ estado, inicio, fim, quorum, avaliacoes, totais }: Julgada): Aviso[] {
  if (avaliacoes.length === 0) return [aviso('sem_avaliacoes')]
  const found: Aviso[] = []
  if (avaliacoes.some(({ janela }) => janela === null)) found.push(aviso('sem_datas'))
  if (estado === 'producao') {
    const idsOf = (wrong: (one: Julgada['avaliacoes'][number]) => boolean) =>
      avaliacoes.filter(wrong).map(({ id }) => id)
    const named: [CodigoAviso, number[]][] = [
      [
        'fora_da_fase',
        idsOf(({ janela }) => janela !== null && (janela.inicio < inicio || janela.fim > fim)),
      ],
      ['abertas', idsOf(({ pronta }) => !pronta)],
      ['sem_participantes', idsOf(({ total }) => total === 0)],
    ]
    found.push(...named.flatMap(([codigo, ids]) => (ids.length > 0 ? [aviso(codigo, ids.length, ids)] : [])))
    return found
  }
  const { total_pendentes: pendentes, total_finalizados: finalizados } = totais
  if (pendentes + finalizados === 0) found.push(aviso('sem_alunos'))
  else if (pendentes > 0) found.push(aviso('pendentes', pendentes))
  const { total_folhas_extras: extras, total_notas_duplicadas: duplicadas } = totais
  if (extras > 0) found.push(aviso('folhas_extras', extras))
  if (duplicadas > 0) found.push(aviso('notas_duplicadas', duplicadas))
  const faltam = faltamParaQuorum(totais, quorum)
  if (estado === 'apuracao' && faltam > 0) found.push(aviso('quorum', faltam))
  return found
}

/** What keeps a phase from a state that it may come to; `motivo`: the person gave a reason. */
export function impedimentos(
  fase: Julgada,
  para: EstadoFase,
  motivo: boolean,
): (CodigoAviso | 'respondida')[] {
  const { estado, totais } = fase
  if (para === 'producao') return totais.total_finalizados > 0 ? ['respondida'] : []
  const forward = estado === 'producao' ? para === 'apuracao' : para === 'finalizado'
  if (!forward) return []
  return avisosDe(fase)
    .map(({ codigo }) => codigo)
    .filter((codigo) => codigo !== 'quorum' || !motivo)
}

/** Whether a change of state must be given a reason, whatever stands against it. */
export const pedeMotivo = (de: EstadoFase, para: EstadoFase): boolean =>
  para === 'cancelado' || (de === 'finalizado' && para === 'apuracao')

/** Whether the name of the phase must be typed: what pupils did is hidden. */
export const pedeNome = (de: EstadoFase, para: EstadoFase): boolean =>
  de === 'apuracao' && para === 'cancelado'

/** Whether a person may say what became of a pupil of whom this is known. */
export const podeDizer = (situacao: Situacao): boolean => situacao !== 'CO' && situacao !== 'NP'

/** A reason is given for whatever is said but that nothing is known yet. */
export const pedeMotivoDe = (dita: Dita): boolean => dita !== 'AD'

/** `12/3/2026` or `12/03/26`, as far as it was typed, as the beginning or the middle of days that are written dd/mm/yyyy. */
export const isDataDigitada = (busca: string): boolean =>
  /^\d{1,2}\/(?:\d{1,2}(?:\/\d{0,4})?)?$/.test(busca.trim())

/** Booklets dealt one after the other: the pupil at `lugar` (from 0) of a class gets which of so many. */
export const cadernoDe = (lugar: number, cadernos: number): number => (lugar % cadernos) + 1
