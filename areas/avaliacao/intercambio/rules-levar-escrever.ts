/** Items in the format that is asked for: the texts of the file, by their path in it, and what is lost. */
import { writeGift } from './rules-escrever-gift.ts'
import { writeMoodleXml } from './rules-escrever-moodle.ts'
import { writeQti22 } from './rules-qti-escrever-22.ts'
import { writeQti30 } from './rules-qti-escrever-30.ts'
import type { ArquivoDentro, ItemLido, Perda } from './shapes-item.ts'
import type { FormatoDePrograma } from './shapes-levar.ts'

export interface Escritas {
  /** One text, or the texts of a package. */
  texto: string | ReadonlyMap<string, string>
  /** Files that are put beside them in the package. */
  midias: string[]
  perdas: Perda[]
}

/** The unit of a number, gaps in words, and that a choice is of true or false have no field in QTI: the item knows. */
function sabido(item: ItemLido): ItemLido {
  const { pede, dados } = item
  if (pede.tipo === 'escolha' && pede.vf) return { ...item, dados: { ...dados, tipo: 'verdadeiro_falso' } }
  if (pede.tipo === 'curta' && pede.curingas) return { ...item, dados: { ...dados, curingas: 'sim' } }
  if (pede.tipo !== 'numerica') return item
  const [own, ...more] = pede.unidades
  if (!own) return item
  const all = pede.unidades.map(({ nome, vezes }) => [nome, vezes])
  const unidades: Record<string, string> = more.length > 0 ? { unidades: JSON.stringify(all) } : {}
  return { ...item, dados: { ...dados, unidade: own.nome, ...unidades } }
}

const GUARDADOS = ['unidades', 'curingas']
const guardada = (perda: Perda): Perda =>
  GUARDADOS.includes(perda.campo) ? { ...perda, campo: `pede.${perda.campo}`, guardado: true } : perda

const TITULO = 'Questões'

export function escrever(
  itens: readonly ItemLido[],
  dentro: readonly ArquivoDentro[],
  { formato, gabarito }: { formato: FormatoDePrograma; gabarito: boolean },
): Escritas {
  switch (formato) {
    case 'moodle_xml':
      return { ...writeMoodleXml(itens, dentro), midias: [] }
    case 'gift':
      return { ...writeGift(itens), midias: [] }
    case 'qti_22':
    case 'qti_30': {
      const write = formato === 'qti_22' ? writeQti22 : writeQti30
      const { arquivos, midias, perdas } = write(itens.map(sabido), { titulo: TITULO, gabarito })
      return { texto: arquivos, midias, perdas: perdas.map(guardada) }
    }
  }
}
