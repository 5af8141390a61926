/** Guardians with a line of their own, tied to pupils of the file by the ids that the lines name each other by. */
import { can } from '../../../core/policy/policy.ts'
import { pessoaPolicy } from '../pessoa/policy.ts'
import { chavesOf } from './rules.ts'
import type { Acervo } from './rules-acervo.ts'
import { failOn, fieldOf, isAdult, isSame, planData, type Read, reachesRank, targetOf } from './rules-plan.ts'

/** A new account, or one that is there and gets the bond alone: what it holds is its owner's. */
export function planGuardian(read: Read, acervo: Acervo): void {
  const { linha, plano, pessoa } = read
  const fail = failOn(plano)
  const { modo } = acervo.opcoes
  if (pessoa) {
    if (linha.acao === 'criar') fail('acao', 'ja_existe', { dados: { nome: pessoa.nome } })
    else if (modo === 'novos') fail('nome', 'ignorada_existe')
    else refuseGuardian(read, acervo)
    return
  }
  if (linha.acao === 'atualizar') fail('acao', 'nao_existe')
  else if (modo === 'atualizar') fail('nome', 'ignorada_nova')
  else if (!linha.email && !linha.telefone) fail('email', 'responsavel_sem_contato')
  if (plano.faltas.length > 0) return
  planData(read, acervo)
  plano.situacao = 'criar'
}

/** The rules of a guardian who has an account: rank, no child, and the one that the line means. */
function refuseGuardian({ lida, linha, plano, pessoa, chave }: Read, acervo: Acervo): void {
  if (!pessoa) return
  const { actor, tenantId } = acervo
  const fail = failOn(plano)
  const campo = fieldOf(chave ?? 'ra ')
  if (pessoa.id === actor.id) fail(campo, 'propria_conta')
  else if (!reachesRank('grant', pessoa, acervo)) fail(campo, 'responsavel_acima')
  else if (linha.nome && !lida.aceita && !isSame(linha, pessoa)) {
    // The name of whom the sender does not see is not theirs to learn.
    const seen = can(pessoaPolicy, actor, 'view', targetOf(pessoa, tenantId))
    if (seen) fail(campo, 'nome_diverge', { dados: { nome: pessoa.nome } })
    else fail(campo, 'pessoa_fora')
  } else if (pessoa.papeis.some(({ papel }) => papel === 'aluno') && !isAdult(pessoa, acervo))
    fail(campo, 'guardiao_e_aluno', { dados: { nome: pessoa.nome } })
}

/** The lines about pupils and guardians that name each other, in either direction; what names nobody is told. */
function pairs(live: readonly Read[]): Map<Read, Set<Read>> {
  const byOrigem = new Map(live.flatMap((read) => (read.linha.origem ? [[read.linha.origem, read]] : [])))
  const wards = new Map<Read, Set<Read>>()
  for (const read of live) {
    const loose: string[] = []
    for (const id of read.linha.ligados) {
      const other = byOrigem.get(id)
      const both = other ? [read, other] : []
      const guardian = both.find(({ linha }) => linha.perfil === 'responsavel')
      const pupil = both.find(({ linha }) => linha.perfil === 'aluno')
      if (guardian && pupil) wards.set(guardian, (wards.get(guardian) ?? new Set()).add(pupil))
      else loose.push(id)
    }
    if (loose.length > 0) failOn(read.plano)('ligados', 'ligado_fora', { dados: { valor: loose.join(', ') } })
  }
  return wards
}

/** A pupil whose line is recorded, or found to be recorded already. */
const isSound = ({ plano }: Read): boolean =>
  plano.escola !== null &&
  plano.situacao !== 'desligar' &&
  plano.faltas.every(({ codigo }) => codigo === 'sem_mudanca' || codigo === 'ligado_fora')

/** After all lines were planned: only a pupil who is there, or comes to be, has a guardian. Who may give a pupil's place may give theirs. */
export function linkGuardians(live: readonly Read[]): void {
  const wards = pairs(live)
  for (const read of live) {
    const { linha, plano, pessoa } = read
    if (linha.perfil !== 'responsavel' || linha.acao === 'desligar') continue
    if (plano.faltas.some(({ codigo }) => codigo !== 'ligado_fora')) continue
    const pupils = [...(wards.get(read) ?? [])].filter(isSound)
    const had = new Set(
      pessoa?.vinculos.flatMap(({ papel, aluno_id }) => (papel === 'responsavel' ? (aluno_id ?? []) : [])),
    )
    plano.filhos = pupils.flatMap(({ plano: { numero, usuarioId: id } }) =>
      id !== null && had.has(id) ? [] : [{ numero, id }],
    )
    if (plano.filhos.length > 0) {
      if (pessoa) plano.situacao = 'atualizar'
      continue
    }
    plano.criar = null
    plano.situacao = 'ignorar'
    plano.faltas = [
      {
        campo: fieldOf(chavesOf(linha)[0] ?? 'ra '),
        codigo: pupils.length > 0 ? 'sem_mudanca' : 'responsavel_sem_aluno',
      },
    ]
  }
}
