/** What a batch would do with one line: roles, classes, data, guardians (H-22). */

import { table } from '../../../core/contract/table.ts'
import { dayAt } from '../../../core/contract/time.ts'
import { isAdministradorTenant } from '../../../core/policy/actor.ts'
import { can } from '../../../core/policy/policy.ts'
import { type ActName, isStaff, mayActOn } from '../../../core/policy/rank.ts'
import { type PapelPessoa, type PessoaTarget, papelPolicy, pessoaPolicy } from '../pessoa/policy.ts'
import { fold } from '../pessoa/rules.ts'
import { onlyHelps } from '../pessoa/rules-papel.ts'
import { type Linha, nearest, sameFirstName } from './rules.ts'
import type { Acervo, Escola, Lida, Pessoa, Plano, Turma } from './rules-acervo.ts'
import { escolasIn } from './rules-origem.ts'
import type { Campo, Falta } from './shapes.ts'

export interface Read {
  lida: Lida
  linha: Linha
  plano: Plano
  pessoa: Pessoa | undefined
  /** The key by which the person was found. */
  chave?: string | undefined
}

export type Fail = (campo: Campo, codigo: string, more?: Omit<Falta, 'campo' | 'codigo'>) => void

export const failOn =
  (plano: Plano): Fail =>
  (campo, codigo, more) =>
    void plano.faltas.push({ campo, codigo, ...more })

const KEY_FIELD: Readonly<Record<string, Campo>> = table({
  ra: 'ra',
  inep: 'inep_aluno',
  cpf: 'cpf',
  email: 'email',
  origem: 'codigo_origem',
})
export const fieldOf = (chave: string): Campo => KEY_FIELD[chave.slice(0, chave.indexOf(' '))] ?? 'ra'

export function planOne(read: Read, acervo: Acervo): void {
  const { linha, plano, pessoa } = read
  const fail = failOn(plano)
  const escolas = findEscolas(linha, acervo, fail)
  const [escola] = escolas
  if (!escola) return
  plano.escola = escola
  if (pessoa && !mayEdit(read, acervo)) return
  if (linha.acao === 'desligar') {
    planLeaving(read, escolas, acervo)
    return
  }
  if (!pessoa && linha.acao === 'atualizar') {
    fail('acao', 'nao_existe')
    return
  }
  if (pessoa && linha.acao === 'criar') {
    fail('acao', 'ja_existe', { dados: { nome: pessoa.nome } })
    return
  }
  const { modo } = acervo.opcoes
  if (pessoa && modo === 'novos') {
    fail('nome', 'ignorada_existe')
    return
  }
  if (!pessoa && modo === 'atualizar') {
    fail('nome', 'ignorada_nova')
    return
  }
  planRoles(read, escolas, acervo)
  planData(read, acervo)
  planLaudo(read, escola, acervo)
  planResponsavel(read, acervo)
  if (pessoa && !mayWrite(read, acervo)) return
  if (!pessoa) plano.situacao = 'criar'
  else if (plano.matricula && plano.matricula.sair.length > 0) plano.situacao = 'mover'
  else if (changes(plano)) plano.situacao = 'atualizar'
  else fail('nome', 'sem_mudanca')
}

/** The schools of a line: one, or several ids in one cell. Empty when any of them is none of the sender's. */
function findEscolas({ rede_codigo }: Linha, { escolas }: Acervo, fail: Fail): Escola[] {
  const found = escolasIn(rede_codigo ?? '', escolas)
  const unknown = found.length === 0 ? '' : found.find((one) => typeof one === 'string')
  if (unknown === undefined) return found.filter((one) => typeof one !== 'string')
  const codes = [...escolas.keys()]
  const sugestao = codes.length <= 2_000 ? nearest(unknown, codes) : undefined
  fail('rede_codigo', 'rede_desconhecida', { dados: { valor: unknown }, ...(sugestao && { sugestao }) })
  return []
}

const changes = (plano: Plano): boolean =>
  Object.keys(plano.usuario).length > 0 ||
  Object.keys(plano.dado).length > 0 ||
  plano.laudo !== null ||
  plano.matricula !== null ||
  plano.chamada !== null ||
  plano.vinculos.length > 0 ||
  plano.responsavel !== null

/** The account may be changed by whoever sends the file, and is the one that the line means. */
function mayEdit({ lida, linha, plano, pessoa, chave }: Read, acervo: Acervo): boolean {
  if (!pessoa) return true
  const { actor, tenantId } = acervo
  const fail = failOn(plano)
  const campo = fieldOf(chave ?? 'ra ')
  const target = targetOf(pessoa, tenantId)
  if (pessoa.id === actor.id) fail(campo, 'propria_conta')
  else if (!can(pessoaPolicy, actor, 'help', target))
    fail(
      campo,
      can(pessoaPolicy, actor, 'view', target) && !reachesRank('change', pessoa, acervo)
        ? 'conta_acima'
        : 'pessoa_fora',
    )
  else if (linha.nome && !lida.aceita && !isSame(linha, pessoa))
    fail(campo, 'nome_diverge', { dados: { nome: pessoa.nome } })
  return plano.faltas.length === 0
}

export const targetOf = ({ id, papeis }: Pessoa, tenantId: number): PessoaTarget => ({
  tenantId,
  id,
  papeis: papeis.map(({ papel, lugar }) => ({ papel: papel as PapelPessoa, lugar })),
})

/** A pupil of another school too is of nobody's file alone: the name is written, and the place in this school. */
function mayWrite({ plano, pessoa }: Read, { actor, tenantId }: Acervo): boolean {
  if (!pessoa || can(pessoaPolicy, actor, 'edit', targetOf(pessoa, tenantId))) return true
  const helps = onlyHelps({ ...plano.usuario, ...plano.dado })
  if (!helps) failOn(plano)(fieldOf(plano.chaves[0] ?? 'ra '), 'pessoa_de_outra')
  return helps
}

export const isSame = ({ nome, nome_social }: Linha, pessoa: Pessoa): boolean =>
  [nome, nome_social].some(
    (written) =>
      written !== null &&
      [pessoa.nome, pessoa.nome_civil].some((known) => known !== null && sameFirstName(written, known)),
  )

/** The class by its code, or by its name where one class of the schools has it. */
function findTurma(
  text: string,
  escolas: readonly Escola[],
  { turmas }: Acervo,
  fail: Fail,
): Turma | undefined {
  const all = escolas.flatMap(({ id }) => turmas.get(id) ?? [])
  const code = text.toUpperCase()
  const latest = Math.max(...all.map(({ ano_letivo }) => ano_letivo))
  const named = all.filter(({ nome, ano_letivo }) => ano_letivo === latest && fold(nome) === fold(text))
  const found = all.find(({ codigo }) => codigo === code) ?? (named.length === 1 ? named[0] : undefined)
  if (found) return found
  const sugestao = nearest(
    text,
    all.flatMap(({ codigo, nome, ano_letivo }) => (ano_letivo === latest ? [codigo, nome] : [codigo])),
  )
  const dados = { valor: text, escola: escolas[0]?.nome ?? '' }
  fail('turma_codigo', named.length > 1 ? 'turma_ambigua' : 'turma_desconhecida', {
    dados,
    ...(sugestao && { sugestao }),
  })
  return undefined
}

function planRoles(read: Read, escolas: readonly Escola[], acervo: Acervo): void {
  const { linha, plano, pessoa } = read
  const fail = failOn(plano)
  const nobody = { tenantId: acervo.tenantId, id: 0, papeis: [] }
  const gives = ({ caminho }: Escola) =>
    can(papelPolicy, acervo.actor, 'give', { pessoa: nobody, papel: linha.perfil, lugar: caminho })
  if (!escolas.every(gives)) {
    fail('perfil', 'perfil_sem_permissao')
    return
  }
  const turmas = linha.turmas.flatMap((text) => findTurma(text, escolas, acervo, fail) ?? [])
  for (const turma of turmas)
    if (linha.turno && turma.turno !== linha.turno)
      fail('turno', 'turno_diferente', { dados: { turma: turma.nome }, sugestao: turma.turno })
  if (linha.perfil === 'aluno') {
    const isAdministrador = isAdministradorTenant(acervo.actor)
    if (linha.turmas.length === 0 && !pessoa && !isAdministrador) fail('turma_codigo', 'turma_obrigatoria')
    const [turma] = turmas
    if (turma) planMatricula(read, turma, acervo)
    return
  }
  if (linha.perfil === 'professor' && linha.turmas.length === 0) {
    fail('turma_codigo', 'professor_sem_turma')
    return
  }
  const wanted =
    linha.perfil === 'professor'
      ? turmas.map(({ id }) => ({ papel: linha.perfil, rede_id: null, turma_id: id }))
      : escolas.map(({ id }) => ({ papel: linha.perfil, rede_id: id, turma_id: null }))
  plano.vinculos = wanted.filter(
    (one) =>
      !pessoa?.vinculos.some(
        (had) => had.papel === one.papel && had.rede_id === one.rede_id && had.turma_id === one.turma_id,
      ),
  )
}

function planMatricula({ linha, plano, pessoa }: Read, turma: Turma, { opcoes }: Acervo): void {
  const current = pessoa?.matriculas.find(({ turma_id }) => turma_id === turma.id)
  if (current) {
    const { numero_chamada } = linha
    const set = current.numero_chamada === null || opcoes.existentes === 'sobrescrever'
    if (numero_chamada !== null && set && numero_chamada !== current.numero_chamada)
      plano.chamada = { turma: turma.id, numero_chamada }
    return
  }
  const leaving =
    pessoa?.matriculas.filter(
      ({ tipo, disciplina, ano_letivo }) =>
        turma.tipo === 'regular' &&
        tipo === 'regular' &&
        disciplina === turma.disciplina &&
        ano_letivo === turma.ano_letivo,
    ) ?? []
  plano.matricula = {
    turma: turma.id,
    numero_chamada: linha.numero_chamada,
    data_matricula: linha.data_matricula,
    sair: leaving.map(({ turma_id }) => turma_id),
    motivo: leaving.every(({ rede_id }) => rede_id === turma.rede_id)
      ? 'remanejamento'
      : 'transferencia_rede',
  }
}

export function planData({ linha, plano, pessoa }: Read, { opcoes }: Acervo): void {
  const civil = linha.nome_social ? linha.nome : null
  const shown = linha.nome_social ?? linha.nome
  const { cpf, ra, inep, data_nascimento, telefone, email, idioma } = linha
  const given = { cpf, ra, inep, data_nascimento, telefone, nome_civil: civil }
  if (!pessoa) {
    plano.dado = present(given)
    return
  }
  const { existentes, sobreEditados } = opcoes
  const takes = (campo: string, had: string | null, comes: string | null): boolean =>
    comes !== null &&
    comes !== had &&
    (had === null ||
      had === '' ||
      (existentes === 'sobrescrever' && (sobreEditados || !pessoa.editados.includes(campo))))
  // Who goes by a social name keeps it; what the file calls the name is then the registered one.
  const goesBySocial = pessoa.nome_civil !== null && linha.nome_social === null
  const dado = goesBySocial ? { ...given, nome_civil: linha.nome } : given
  for (const [campo, comes] of Object.entries(dado) as [keyof Plano['dado'], string | null][])
    if (takes(campo, pessoa[campo], comes)) plano.dado[campo] = comes as string
  // Another address opens the account: of who works here it takes a second person, who reads no batch.
  const works = isStaff({ papeis: pessoa.papeis.map(({ papel }) => papel) })
  if (works && takes('email', pessoa.email, email)) failOn(plano)('email', 'email_de_equipe')
  const usuario = { nome: goesBySocial ? null : shown, email, idioma }
  for (const [campo, comes] of Object.entries(usuario) as [keyof Plano['usuario'], string | null][])
    if (takes(campo, pessoa[campo], comes)) plano.usuario[campo] = comes as string
}

const present = <K extends string>(values: Record<K, string | null>): Partial<Record<K, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<
    Record<K, string>
  >

function planLaudo({ linha, plano, pessoa }: Read, escola: Escola, { concedidas, opcoes }: Acervo): void {
  if (linha.laudo === null && linha.deficiencia === null) return
  if (!escola.caminho.some((rede) => concedidas.includes(rede))) {
    // Schools' own sheets carry the column with N for everybody: nothing is written, and nothing is wrong.
    if (!linha.laudo && !linha.deficiencia) return
    failOn(plano)(linha.laudo === null ? 'deficiencia' : 'laudo', 'laudo_sem_concessao')
    return
  }
  const had = pessoa?.laudo ?? null
  const laudo = linha.laudo ?? had?.laudo ?? true
  const deficiencia = linha.deficiencia ?? had?.deficiencia ?? ''
  const overwrites = had === null ? laudo || deficiencia !== '' : opcoes.existentes === 'sobrescrever'
  if (overwrites && (had?.laudo !== laudo || had.deficiencia !== deficiencia))
    plano.laudo = { laudo, deficiencia }
}

/** Whether rank lets the sender do it to the person. */
export const reachesRank = (act: ActName, { id, papeis }: Pessoa, { actor, tenantId }: Acervo): boolean =>
  mayActOn(act, actor, { tenantId, id, papeis: papeis.map(({ papel }) => papel) })

/** Eighteen years old, as far as is known. */
export const isAdult = ({ data_nascimento: born }: Pessoa, { agora }: Acervo): boolean =>
  born !== null && `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` <= dayAt(agora)

function planResponsavel({ linha, plano, pessoa }: Read, acervo: Acervo): void {
  const { pessoas } = acervo
  const { responsavel } = linha
  if (!responsavel?.nome) return
  const known = responsavel.email ? pessoas.get(`email ${responsavel.email}`) : undefined
  const isThere = pessoa?.responsaveis.some(
    ({ id, nome }) => id === known?.id || (!responsavel.email && fold(nome) === fold(responsavel.nome ?? '')),
  )
  // Nobody is given a role, a guardian's neither, by who stands below them.
  if (!isThere && known && !reachesRank('grant', known, acervo)) {
    failOn(plano)('responsavel_email', 'responsavel_acima')
    return
  }
  // A child is nobody's guardian: brothers and sisters share the address.
  const child = known?.papeis.some(({ papel }) => papel === 'aluno') && !isAdult(known, acervo)
  if (!isThere && known && child) {
    failOn(plano)('responsavel_email', 'responsavel_e_aluno', { dados: { nome: known.nome } })
    return
  }
  if (!isThere)
    plano.responsavel = { ...responsavel, nome: responsavel.nome, id: known?.id ?? null, login: null }
}

function planLeaving({ linha, plano, pessoa }: Read, escolas: readonly Escola[], acervo: Acervo): void {
  const fail = failOn(plano)
  if (!pessoa) {
    fail('acao', 'nao_existe')
    return
  }
  const turmas = linha.turmas.flatMap((text) => findTurma(text, escolas, acervo, fail) ?? [])
  const inSchool = escolas.flatMap(({ id }) => acervo.turmas.get(id) ?? [])
  const from = linha.turmas.length > 0 ? turmas : inSchool
  const attended = new Set([
    ...pessoa.matriculas.map(({ turma_id }) => turma_id),
    ...pessoa.vinculos.flatMap(({ papel, turma_id }) => (papel === 'professor' ? (turma_id ?? []) : [])),
  ])
  plano.deixar = from.map(({ id }) => id).filter((id) => attended.has(id))
  if (plano.faltas.length > 0) return
  if (plano.deixar.length === 0) fail('nome', 'sem_mudanca')
  else plano.situacao = 'desligar'
}
