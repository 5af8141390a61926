/** The responses that could be given to an item of QTI 2 or 3, in the words of its declarations. */
import type { Regras } from './rules-qti-processar.ts'
import type { Alvo } from './rules-qti-retorno.ts'
import type { No } from './rules-xml-no.ts'
import type { Opcao, Pede, RespostaCurta, RespostaNumerica } from './shapes-item.ts'

const responseOf = (interaction: No | undefined): string => interaction?.atributos.responseIdentifier ?? ''

/** All that is right; of several right answers the best. */
export function certasOf(pede: Pede, asked: readonly No[], regras: Regras): Map<string, string[]> {
  const certas = new Map<string, string[]>()
  const best = <T extends { fracao: number }>(list: readonly T[]): T | undefined =>
    list.reduce<T | undefined>((top, one) => (top && top.fracao >= one.fracao ? top : one), undefined)
  asked.forEach((interaction, n) => {
    const id = responseOf(interaction)
    const own = pede.tipo === 'lacunas' && pede.modo === 'escrever' ? (pede.lacunas[n]?.pede ?? pede) : pede
    if (own.tipo === 'curta') certas.set(id, [best(own.respostas)?.texto ?? ''])
    else if (own.tipo === 'numerica') certas.set(id, [String(best(own.respostas)?.valor ?? '')])
    else if (own.tipo === 'escolha')
      certas.set(
        id,
        own.multipla
          ? own.opcoes.filter(({ fracao }) => fracao > 0).map((opcao) => opcao.id)
          : [best(own.opcoes)?.id ?? ''],
      )
    else certas.set(id, regras.respostas.get(id)?.corretas ?? [])
  })
  return certas
}

const write = (one: { retorno: string }) => (html: string) => {
  one.retorno += html
}

/** Of one response. `before`: of which gap it is. */
export function alvosIn(own: Pede, response: string, before: string): Alvo[] {
  const alvo = (
    key: string,
    nick: string,
    value: string,
    one: Opcao | RespostaCurta | RespostaNumerica,
  ): Alvo => ({
    nome: `_x_r_${before}${key}`,
    apelido: nick,
    dadas: new Map([[response, [value]]]),
    poe: write(one),
  })
  if (own.tipo === 'escolha') return own.opcoes.map((opcao) => alvo(opcao.id, opcao.id, opcao.id, opcao))
  if (own.tipo === 'curta') return own.respostas.map((one, n) => alvo(String(n), '', one.texto, one))
  if (own.tipo === 'numerica')
    return own.respostas.map((one, n) => alvo(String(n), '', String(one.valor), one))
  return []
}

/** Each answer to which something may be said. */
export function alvosOf(pede: Pede, asked: readonly No[]): Alvo[] {
  const [interaction] = asked
  if (pede.tipo !== 'lacunas') return alvosIn(pede, responseOf(interaction), '')
  return pede.lacunas.flatMap(({ id, pede: own }, n) => {
    if (pede.modo === 'escrever') return alvosIn(own, responseOf(asked[n]), `${id}.`)
    const pairs = alvosIn(own, responseOf(interaction), `${id}.`)
    return pairs.map((alvo) => ({
      ...alvo,
      apelido: '',
      dadas: new Map([[responseOf(interaction), [`${alvo.apelido} ${id}`]]]),
    }))
  })
}
