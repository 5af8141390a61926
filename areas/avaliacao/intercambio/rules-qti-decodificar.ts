/** The names in what we wrote ourselves, as they were before QTI's rules for names. */
import { plainName } from './rules-qti-nome.ts'
import type { Escolha, Lacuna, Pede } from './shapes-item.ts'

const named = <T extends { id: string }>(one: T): T => ({ ...one, id: plainName(one.id) })

const inEscolha = (pede: Escolha): Escolha => ({ ...pede, opcoes: pede.opcoes.map(named) })

export function decodePede(pede: Pede): Pede {
  switch (pede.tipo) {
    case 'escolha':
      return inEscolha(pede)
    case 'associacao':
      return {
        ...pede,
        esquerda: pede.esquerda.map(named),
        direita: pede.direita.map(named),
        pares: pede.pares.map((par) => ({ ...par, de: plainName(par.de), para: plainName(par.para) })),
      }
    case 'ordem': {
      const ordem = { ...pede, itens: pede.itens.map(named) }
      return pede.inicial ? { ...ordem, inicial: pede.inicial.map(plainName) } : ordem
    }
    case 'classificacao':
      return {
        ...pede,
        grupos: pede.grupos.map(named),
        itens: pede.itens.map((item) => ({
          ...named(item),
          grupo: item.grupo === null ? null : plainName(item.grupo),
        })),
      }
    case 'lacunas': {
      const ids = new Map(pede.lacunas.map(({ id }) => [id, plainName(id)]))
      const lacunas = pede.lacunas.map(
        (lacuna): Lacuna => ({
          ...named(lacuna),
          pede: lacuna.pede.tipo === 'escolha' ? inEscolha(lacuna.pede) : lacuna.pede,
        }),
      )
      const texto = pede.texto.replace(/\{\{([^{}]{1,300})\}\}/g, (whole, id: string) =>
        ids.has(id) ? `{{${ids.get(id)}}}` : whole,
      )
      return { ...pede, texto, lacunas }
    }
    case 'ponto':
      return { ...pede, areas: pede.areas.map(named) }
    default:
      return pede
  }
}
