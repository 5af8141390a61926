/** Moodle's missing word: a text with its answers in braces where the word is missing; no names, no escapes. */
import { readBlocos, splitBraces } from './rules-gift.ts'
import { newCurta, newItem, newLeitura, recusa, refuse, settle } from './rules-item.ts'
import { collapse, fromLooseHtml } from './rules-textos.ts'
import type { Leitura, Lugar, Pede } from './shapes-item.ts'

const toHtml = (texto: string): string => fromLooseHtml(collapse(texto).trim())

function readPede(respostas: string): Pede {
  const all = respostas
    .replaceAll('=', '~=')
    .split('~')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const hash = one.indexOf('#')
      const texto = (hash === -1 ? one : one.slice(0, hash)).replace(/^=/, '')
      return {
        texto: collapse(texto).trim(),
        fracao: one.startsWith('=') ? 1 : 0,
        retorno: hash === -1 ? '' : toHtml(one.slice(hash + 1)),
      }
    })
  const [only] = all
  if (all.length === 1 && only) return newCurta([{ ...only, fracao: 1 }], false)
  return {
    tipo: 'escolha',
    multipla: false,
    embaralhar: true,
    opcoes: all.map(({ texto, ...rest }, n) => ({ id: String(n + 1), html: fromLooseHtml(texto), ...rest })),
  }
}

export function readMissingWord(texto: string, arquivo: string): Leitura {
  const leitura = newLeitura()
  for (const { texto: bloco, linha, fonte } of readBlocos(texto, false)) {
    const lugar: Lugar = { arquivo, linha, item: null }
    const parts = splitBraces(bloco, (sign, from) => bloco.indexOf(sign, from), true)
    if (!parts) refuse(leitura, lugar, '', recusa('lacuna_invalida', '{}'), fonte)
    else if (parts.respostas.trim() === '')
      refuse(leitura, lugar, '', recusa('sem_alternativas', '{}'), fonte)
    else
      settle(
        leitura,
        newItem(lugar, fonte, { enunciado: toHtml(parts.enunciado), pede: readPede(parts.respostas) }),
      )
  }
  return leitura
}
