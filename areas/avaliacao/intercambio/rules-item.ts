/** What readers of questions have in common: an item as yet empty, and what makes one impossible. */
import { isBlank } from './rules-textos.ts'
import type {
  Associacao,
  Aviso,
  Classificacao,
  CodigoAviso,
  Curta,
  Escolha,
  ItemLido,
  ItemRecusado,
  Leitura,
  Lugar,
  MotivoItem,
  Pede,
} from './shapes-item.ts'

/** Alternatives, at most: as many as there are letters. */
export const ALTERNATIVAS = 26

export const newLeitura = (): Leitura => ({ itens: [], recusados: [], categorias: [], avisos: [] })

export interface Recusa {
  motivo: MotivoItem
  detalhe: string
}

export const recusa = (motivo: MotivoItem, detalhe = ''): Recusa => ({ motivo, detalhe })
export const isRecusa = (um: object): um is Recusa => 'motivo' in um
export const aviso = (codigo: CodigoAviso, detalhe: string): Aviso => ({ codigo, detalhe })

/** All that an item has beside what is particular to it. */
export function newItem(
  lugar: Lugar,
  fonte: string,
  of: Partial<ItemLido> & Pick<ItemLido, 'pede'>,
): ItemLido {
  return {
    lugar,
    id: null,
    titulo: '',
    enunciado: '',
    base: null,
    retorno: { geral: '', certo: '', errado: '', parcial: '' },
    dicas: [],
    pontos: null,
    penalidade: null,
    tags: [],
    categoria: [],
    dados: {},
    avisos: [],
    fonte,
    ...of,
  }
}

/** A choice has two alternatives at least, not more than there are letters, and one that is right. */
export function checkEscolha({ opcoes }: Pick<Escolha, 'opcoes'>): Recusa | null {
  if (opcoes.length === 0) return recusa('sem_alternativas')
  if (opcoes.length === 1) return recusa('poucas_alternativas', '1')
  if (opcoes.length > ALTERNATIVAS) return recusa('alternativas_demais', String(opcoes.length))
  return opcoes.some(({ fracao }) => fracao > 0) ? null : recusa('sem_gabarito')
}

/** Whether something can be right in it. */
export function checkPede(pede: Pede): Recusa | null {
  switch (pede.tipo) {
    case 'escolha':
      return checkEscolha(pede)
    case 'curta':
    case 'numerica':
      return pede.respostas.some(({ fracao }) => fracao > 0) ? null : recusa('sem_gabarito')
    case 'associacao':
      if (pede.pares.length === 0) return recusa('sem_gabarito')
      return pede.direita.length < 2 && pede.esquerda.length < 2
        ? recusa('poucas_alternativas', String(pede.pares.length))
        : null
    case 'ordem':
      return pede.itens.length < 2 ? recusa('poucas_alternativas', String(pede.itens.length)) : null
    case 'lacunas':
      if (pede.lacunas.length === 0) return recusa('lacuna_invalida')
      for (const lacuna of pede.lacunas) {
        const wrong = checkPede(lacuna.pede)
        if (wrong) return { ...wrong, detalhe: [lacuna.id, wrong.detalhe].filter(Boolean).join(': ') }
      }
      return null
    default:
      return null
  }
}

/** Puts an item where it belongs: among those read, or among the refused. */
export function settle(leitura: Leitura, item: ItemLido): void {
  const { pede } = item
  const stands = pede.tipo === 'lacunas' ? pede.texto : item.enunciado
  const wrong = isBlank(stands) ? recusa('sem_enunciado') : checkPede(pede)
  if (wrong) refuse(leitura, item.lugar, item.titulo, wrong, item.fonte)
  else leitura.itens.push(item)
}

export function refuse(
  leitura: Leitura,
  lugar: Lugar,
  titulo: string,
  { motivo, detalhe }: Recusa,
  fonte: string,
): void {
  const recusado: ItemRecusado = { lugar, titulo, motivo, detalhe, fonte }
  leitura.recusados.push(recusado)
}

/** Moodle's short answers, where `*` stands for anything and `\*` for itself. */
export function newCurta(respostas: Curta['respostas'], maiusculas: boolean): Curta {
  const curingas = respostas.some(({ texto }) => /^\*|[^\\]\*/.test(texto))
  return {
    tipo: 'curta',
    maiusculas,
    curingas,
    respostas: curingas
      ? respostas
      : respostas.map((uma) => ({ ...uma, texto: uma.texto.replaceAll('\\*', '*') })),
  }
}

/** As Moodle writes one: where nothing stands for anything, each `*` is said to be itself. */
export const textoOfCurta = ({ curingas }: Curta, texto: string): string =>
  curingas ? texto : texto.replaceAll('*', '\\*')

/** True or false, as Moodle has it. */
export function newVf(certa: boolean, retornos: { true: string; false: string }): Escolha {
  return {
    tipo: 'escolha',
    multipla: false,
    embaralhar: false,
    vf: true,
    opcoes: [
      { id: 'true', html: 'true', fracao: certa ? 1 : 0, retorno: retornos.true },
      { id: 'false', html: 'false', fracao: certa ? 0 : 1, retorno: retornos.false },
    ],
  }
}

/** Pairs as they come, partners that are written alike being one; without a left side it distracts. */
export function newAssociacao(
  pares: readonly { esquerda: string; direita: string }[],
  embaralhar: boolean,
): Pede {
  const ids = new Map<string, string>()
  const byUse = [...pares.filter(({ esquerda }) => !isBlank(esquerda)), ...pares]
  for (const { direita } of byUse) if (!ids.has(direita)) ids.set(direita, `d${ids.size + 1}`)
  const whole = pares.filter(({ esquerda }) => !isBlank(esquerda))
  return {
    tipo: 'associacao',
    embaralhar,
    esquerda: whole.map(({ esquerda }, n) => ({ id: `e${n + 1}`, html: esquerda })),
    direita: [...ids].map(([html, id]) => ({ id, html })),
    pares: whole.map(({ direita }, n) => ({
      de: `e${n + 1}`,
      para: ids.get(direita) ?? '',
      fracao: toShare(whole.length),
    })),
  }
}

/** What belongs to a group goes with its name; what belongs to none stays unpaired. */
export function asAssociacao({ embaralhar, grupos, itens }: Classificacao): Associacao {
  const placed = itens.filter(({ grupo }) => grupo !== null)
  return {
    tipo: 'associacao',
    embaralhar,
    esquerda: placed.map(({ id, html }) => ({ id: `e${id}`, html })),
    direita: grupos.map(({ id, html }) => ({ id: `d${id}`, html })),
    pares: placed.map(({ id, grupo }) => ({
      de: `e${id}`,
      para: `d${grupo}`,
      fracao: toShare(placed.length),
    })),
  }
}

const toShare = (count: number): number => Math.round(1e7 / count) / 1e7

/** The path that Moodle writes as `$course$/top/A/B`; `//` is a slash of a name. */
export function toCategoria(texto: string): string[] {
  const parts = texto
    .replaceAll('//', '\0')
    .split('/')
    .map((part) => part.replaceAll('\0', '/').trim())
    .filter((part) => part !== '')
  if (/^\$[a-z]+\d*\$$/i.test(parts[0] ?? '')) parts.shift()
  if (parts[0] === 'top') parts.shift()
  return parts
}

export const fromCategoria = (caminho: readonly string[]): string =>
  ['$course$', 'top', ...caminho.map((part) => part.replaceAll('/', '//'))].join('/')
