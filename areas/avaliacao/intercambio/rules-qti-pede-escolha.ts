/** Interactions of QTI 2 and 3 in which something is chosen: alternatives, words of a text, pieces for gaps. */
import { findAll, isTrue } from './rules-qti-arvore.ts'
import { MAX_OPCOES, refuse } from './rules-qti-contexto.ts'
import type { Declaracao } from './rules-qti-declaracao.ts'
import { declarationFor, type Leitor, sharesOf } from './rules-qti-pontuar.ts'
import { childrenOf, type No } from './rules-xml-no.ts'
import type { Escolha, Opcao } from './shapes-item.ts'

const isSeveral = (interaction: No, { cardinalidade, corretas }: Declaracao): boolean =>
  cardinalidade !== 'single' && (interaction.atributos.maxChoices !== '1' || corretas.length > 1)

/** Refused: none, one, more than there are letters; no key, two of them. */
export function checkEscolha({ multipla, opcoes }: Escolha): void {
  if (opcoes.length === 0) refuse('sem_alternativas')
  if (opcoes.length === 1) refuse('poucas_alternativas', '1')
  if (opcoes.length > MAX_OPCOES) refuse('alternativas_demais', String(opcoes.length))
  const whole = opcoes.filter(({ fracao }) => fracao === 1)
  if (!opcoes.some(({ fracao }) => fracao > 0)) refuse('sem_gabarito')
  if (!multipla && whole.length > 1) refuse('dois_gabaritos', whole.map(({ id }) => id).join(', '))
}

function optionsOf(leitor: Leitor, choices: readonly No[], fracoes: readonly number[]): Opcao[] {
  return choices.map((no, n) => {
    const id = no.atributos.identifier ?? ''
    const opcao: Opcao = { id, html: leitor.html(no.filhos, id).trim(), fracao: fracoes[n] ?? 0, retorno: '' }
    return isTrue(no.atributos.fixed) ? { ...opcao, fixa: true } : opcao
  })
}

function escolhaOf(leitor: Leitor, interaction: No, choices: readonly No[]): Escolha {
  const declaracao = declarationFor(leitor, interaction.atributos.responseIdentifier)
  const multipla = isSeveral(interaction, declaracao)
  if (choices.length > MAX_OPCOES) refuse('alternativas_demais', String(choices.length))
  const ids = choices.map(({ atributos }) => atributos.identifier ?? '')
  if (declaracao.cardinalidade === 'single' && declaracao.corretas.length > 1)
    refuse('dois_gabaritos', declaracao.corretas.join(', '))
  const { fracoes, inteira } = sharesOf(leitor, declaracao, ids, multipla)
  const escolha: Escolha = {
    tipo: 'escolha',
    multipla,
    embaralhar: isTrue(interaction.atributos.shuffle),
    opcoes: optionsOf(leitor, choices, fracoes),
  }
  if (multipla && inteira) escolha.inteira = true
  return escolha
}

export function readChoice(leitor: Leitor, interaction: No): Escolha {
  const escolha = escolhaOf(leitor, interaction, childrenOf(interaction, 'simpleChoice'))
  checkEscolha(escolha)
  return escolha
}

/** Of the words that may be marked, the ones that are right. */
export function readHottext(leitor: Leitor, interaction: No): Escolha {
  leitor.contexto.diz('convertido', interaction.nome)
  const escolha = escolhaOf(leitor, interaction, findAll(interaction, new Set(['hottext'])))
  checkEscolha(escolha)
  return escolha
}

export function readInlineChoice(leitor: Leitor, interaction: No): Escolha {
  const escolha = escolhaOf(leitor, interaction, childrenOf(interaction, 'inlineChoice'))
  checkEscolha(escolha)
  return escolha
}
