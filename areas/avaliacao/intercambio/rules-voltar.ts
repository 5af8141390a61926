/**
 * Questions of this very bank that come back in a file: all that it would say of them if they went out today. What is lost on
 * the way is lost in both, so what nobody changed is the same.
 */
import { assentar, inteiraDoItem } from './rules-assentar.ts'
import { comBases } from './rules-bases.ts'
import { nomeDaFigura } from './rules-figuras.ts'
import { readGift } from './rules-gift.ts'
import { type Bagagem, levar } from './rules-levar.ts'
import { type Escritas, escrever } from './rules-levar-escrever.ts'
import { readMoodleXml } from './rules-moodle-xml.ts'
import { readPacoteQti } from './rules-qti-pacote.ts'
import type { FormatoLido } from './shapes.ts'
import type { Leitura } from './shapes-item.ts'
import type { FormatoDePrograma } from './shapes-levar.ts'

/** The formats that a file of this kind may have been written in here. */
const ESCRITO: Partial<Record<FormatoLido, readonly FormatoDePrograma[]>> = {
  moodle_xml: ['moodle_xml'],
  gift: ['gift'],
  qti: ['qti_22', 'qti_30'],
}

export const formatosDe = (formato: FormatoLido): readonly FormatoDePrograma[] => ESCRITO[formato] ?? []

function ler(texto: Escritas['texto'], formato: FormatoDePrograma): Leitura {
  if (typeof texto !== 'string') return readPacoteQti(texto)
  return formato === 'gift' ? readGift(texto, '') : readMoodleXml(texto, '')
}

/** What a file in the format would say of each, by its name. `shas`: of the files that go along, by their path. */
export function inteirasDe(
  questoes: Parameters<typeof levar>[0],
  bagagem: Bagagem,
  { formato, shas }: { formato: FormatoDePrograma; shas: ReadonlyMap<string, string> },
): Map<string, string> {
  const { itens } = levar(questoes, bagagem, { soltos: formato.startsWith('qti') })
  const dentro = [...shas.keys()].map((caminho) => ({ caminho, base64: '' }))
  const { texto } = escrever(itens, dentro, { formato, gabarito: true })
  const byNome = new Map([...shas].map(([caminho, sha]) => [nomeDaFigura(caminho), sha]))
  return new Map(
    comBases(ler(texto, formato)).flatMap((item) => {
      const { questao } = assentar(item)
      if (!questao || item.id === null) return []
      const midias = questao.imagens.map(({ caminho }) => byNome.get(nomeDaFigura(caminho)) ?? caminho)
      return [[item.id, inteiraDoItem(questao, midias)] as const]
    }),
  )
}
