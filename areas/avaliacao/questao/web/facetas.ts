/** The facets of the bank as the address and the screens have them: what each may be, and what its choices are called. */
import type { Ref } from '../../../../core/contract/schema.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import {
  BLOOM,
  type Contada,
  ESTADOS_QUESTAO,
  type Faceta,
  LICENCAS,
  ORIGENS,
  PROCEDENCIAS,
  TIPOS_QUESTAO,
} from '../shapes.ts'
import {
  bloomTexts,
  estadoQuestaoTexts,
  licencaTexts,
  procedenciaTexts,
  questaoWebTexts,
  tipoQuestaoTexts,
} from './texts.ts'

/** In the order of the screen; the state has tabs of its own. */
export const MOSTRADAS = [
  'disciplina',
  'periodo',
  'habilidade',
  'dificuldade',
  'tipo',
  'origem',
  'bloom',
  'procedencia',
  'licenca',
] as const satisfies readonly Faceta[]

export const ESTADOS_ATIVOS = ESTADOS_QUESTAO.filter((value) => value !== 'arquivada')

export const FILTERS = {
  busca: 'words',
  disciplina: 'ids',
  periodo: 'ids',
  habilidade: 'ids',
  dificuldade: { some: ['1', '2', '3', '4', '5'] },
  bloom: { some: BLOOM.map((_, i) => String(i + 1)) },
  tipo: { some: TIPOS_QUESTAO },
  procedencia: { some: PROCEDENCIAS },
  licenca: { some: ['nenhuma', ...LICENCAS] },
  origem: ORIGENS,
  favoritas: 'flag',
  revisar: 'flag',
} as const

/** One of them at a time: both are all there is. */
export const isUnica = (faceta: Faceta): boolean => faceta === 'origem' || faceta === 'estado'

/** What a choice is called. */
export function useNomes(dificuldades: readonly Ref[]): (faceta: Faceta, contada: Contada) => string {
  const t = useTexts(questaoWebTexts)
  const tipos = useTexts(tipoQuestaoTexts)
  const estados = useTexts(estadoQuestaoTexts)
  const licencas = useTexts(licencaTexts)
  const blooms = useTexts(bloomTexts)
  const procedencias = useTexts(procedenciaTexts)
  const words: Readonly<Partial<Record<Faceta, (valor: string) => string | undefined>>> = {
    dificuldade: (valor) => dificuldades.find(({ id }) => String(id) === valor)?.nome,
    bloom: (valor) => BLOOM[Number(valor) - 1] && blooms[BLOOM[Number(valor) - 1] ?? 'lembrar'],
    tipo: (valor) => tipos[valor as keyof typeof tipos],
    estado: (valor) => estados[valor as keyof typeof estados],
    origem: (valor) => (valor === 'minhas' ? t.minhas : t.rede),
    procedencia: (valor) => procedencias[valor as keyof typeof procedencias],
    licenca: (valor) => (valor === 'nenhuma' ? t.naoInformada : licencas[valor as keyof typeof licencas]),
  }
  return (faceta, { valor, nome }) => nome || (words[faceta]?.(valor) ?? valor)
}
