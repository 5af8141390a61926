/** What a batch would do with each line, decided against the people, schools and classes that there are (H-22). */
import { fold, freeLogin, loginBase } from '../pessoa/rules.ts'
import { chavesOf, isExemplo, proprias, sameFirstName } from './rules.ts'
import type { Acervo, Lida, Plano, Responsavel, Turma } from './rules-acervo.ts'
import { linkGuardians, planGuardian } from './rules-ligados.ts'
import { failOn, fieldOf, planOne, type Read } from './rules-plan.ts'
import { type Falta, MAX_SENHAS } from './shapes.ts'

const blank = (numero: number): Plano => ({
  numero,
  situacao: 'ignorar',
  faltas: [],
  chaves: [],
  usuarioId: null,
  escola: null,
  criar: null,
  usuario: {},
  dado: {},
  laudo: null,
  matricula: null,
  chamada: null,
  vinculos: [],
  deixar: [],
  responsavel: null,
  filhos: [],
})

/** Plans every line. Lines are about each other too: two for one person, classes that fill up, user names. */
export function checkLinhas(lidas: readonly Lida[], acervo: Acervo): Plano[] {
  const reads = lidas.map((lida) => findOne(lida, acervo))
  const live = reads.filter(({ lida, linha }) => !lida.descartada && !lida.fora && !isExemplo(linha))
  refuseTwins(live)
  refuseManySenhas(live)
  for (const read of live) {
    const { linha, plano } = read
    const plan = linha.perfil === 'responsavel' && linha.acao !== 'desligar' ? planGuardian : planOne
    if (plano.faltas.length === 0) plan(read, acervo)
  }
  nameAccounts(live, acervo)
  refuseFullTurmas(live, acervo)
  linkGuardians(live)
  for (const { plano } of live) if (plano.faltas.some(isFault)) plano.situacao = 'erro'
  return reads.map(({ plano }) => plano)
}

/** Why a line is left out is told too, and is no fault. */
const NEWS = new Set([
  'ignorada_existe',
  'ignorada_nova',
  'sem_mudanca',
  'linha_exemplo',
  'marcada_apagar',
  'conta_desativada',
  'papel_de_fora',
  'escola_de_fora',
  'responsavel_sem_aluno',
  'ligado_fora',
])
export const isFault = ({ codigo }: Falta): boolean => !NEWS.has(codigo)

function findOne(lida: Lida, { pessoas }: Acervo): Read {
  const { linha, faltas } = lida
  // Who stands on other lines is among the keys too: what is corrected there is checked with this line.
  const chaves = [...proprias(linha), ...linha.ligados.map((id) => `origem ${id}`)]
  const plano: Plano = { ...blank(lida.numero), faltas, chaves }
  if (isExemplo(linha)) {
    plano.faltas = [{ campo: 'nome', codigo: 'linha_exemplo' }]
    return { lida, linha, plano, pessoa: undefined }
  }
  if (lida.cortada && !lida.corrigida) plano.faltas.push({ campo: 'nome', codigo: 'linha_cortada' })
  const found = chavesOf(linha).flatMap((chave) => {
    const pessoa = pessoas.get(chave)
    return pessoa ? [{ chave, pessoa }] : []
  })
  const [first] = found
  const other = found.find(({ pessoa }) => pessoa.id !== first?.pessoa.id)
  if (first && other) failOn(plano)(fieldOf(other.chave), 'chaves_divergentes')
  plano.usuarioId = first?.pessoa.id ?? null
  // Whom it names stays named: leaving the line out takes nobody out of a class.
  if (lida.fora) plano.faltas = [lida.fora]
  return { lida, linha, plano, pessoa: first?.pessoa, chave: first?.chave }
}

/** Two pupils, not one twice: their first names differ. */
const areSiblings = (one: Read, other: Read): boolean =>
  [one, other].every(({ linha: { perfil, nome } }) => perfil === 'aluno' && nome !== null) &&
  !sameFirstName(one.linha.nome ?? '', other.linha.nome ?? '')

/** The first line about a person stands; those after it name it. */
function refuseTwins(reads: readonly Read[]): void {
  const owners = new Map<string, Read>()
  const isGuardian = ({ linha }: Read) => linha.perfil === 'responsavel'
  // An address that a guardian and a pupil share is the guardian's.
  for (const read of [...reads].sort((a, b) => Number(isGuardian(b)) - Number(isGuardian(a)))) {
    const keys = [...proprias(read.linha), ...(read.pessoa ? [`id ${read.pessoa.id}`] : [])]
    const taken = keys.find((key) => owners.has(key))
    const owner = taken === undefined ? undefined : owners.get(taken)
    if (owner && taken) {
      const campo = taken.startsWith('id ') ? fieldOf(chavesOf(read.linha)[0] ?? 'ra ') : fieldOf(taken)
      const dados = { linha: owner.lida.numero, nome: owner.linha.nome ?? '' }
      const shared =
        isGuardian(owner) && read.linha.perfil === 'aluno'
          ? 'email_do_responsavel'
          : areSiblings(owner, read)
            ? 'email_da_familia'
            : 'linha_repetida'
      failOn(read.plano)(campo, campo === 'email' ? shared : 'linha_repetida', { dados })
    } else for (const key of keys) owners.set(key, read)
  }
}

function refuseManySenhas(reads: readonly Read[]): void {
  const choosing = reads.filter(({ linha, pessoa }) => linha.senha !== null && !pessoa)
  for (const { plano } of choosing.slice(MAX_SENHAS))
    failOn(plano)('senha', 'senhas_demais', { dados: { maximo: MAX_SENHAS } })
}

/** A user name for each new account: the file's, or the register number, or made of the name. */
function nameAccounts(reads: readonly Read[], { logins }: Acervo): void {
  const taken = new Set(logins)
  const fresh = reads.filter(({ plano }) => plano.situacao === 'criar')
  for (const { linha, plano } of fresh) {
    if (linha.login === null) continue
    if (taken.has(linha.login)) failOn(plano)('login', 'login_ocupado', { dados: { valor: linha.login } })
    taken.add(linha.login)
  }
  for (const { linha, plano } of fresh) {
    const ra = linha.ra?.toLowerCase() ?? ''
    const nome = linha.nome_social ?? linha.nome ?? ''
    const login =
      linha.login ??
      (/^[a-z0-9][a-z0-9._-]{2,}$/.test(ra) && !taken.has(ra) ? ra : freeLogin(loginBase(nome), taken))
    taken.add(login)
    plano.criar = { nome, login, email: linha.email, idioma: linha.idioma ?? 'pt-br', senha: linha.senha }
  }
  nameGuardians(reads, taken)
}

/** One account for each guardian: brothers and sisters share it by e-mail, or by name and telephone. */
export const guardianKey = ({ email, nome, telefone }: Responsavel): string =>
  email ?? `${fold(nome)} ${telefone}`

function nameGuardians(reads: readonly Read[], taken: Set<string>): void {
  const named = new Map<string, string>()
  for (const { plano } of reads) {
    const { responsavel } = plano
    if (!responsavel || responsavel.id !== null) continue
    const key = guardianKey(responsavel)
    const { email, nome } = responsavel
    const login =
      named.get(key) ??
      (email && email.length <= 150 && !taken.has(email) ? email : freeLogin(loginBase(nome), taken))
    taken.add(login)
    named.set(key, login)
    responsavel.login = login
  }
}

/** A class takes pupils in the order of the file until it is full; whoever leaves makes room. */
function refuseFullTurmas(reads: readonly Read[], { turmas }: Acervo): void {
  const room = new Map<number, { free: number; turma: Turma }>()
  for (const list of turmas.values())
    for (const turma of list) room.set(turma.id, { free: turma.capacidade - turma.alunos, turma })
  const sound = reads.filter(({ plano }) => !plano.faltas.some(isFault))
  for (const { plano } of sound)
    for (const id of [...(plano.matricula?.sair ?? []), ...plano.deixar]) {
      const left = room.get(id)
      if (left) left.free += 1
    }
  for (const { plano } of sound) {
    const entered = plano.matricula && room.get(plano.matricula.turma)
    if (!entered) continue
    if (entered.free > 0) entered.free -= 1
    else {
      const { nome, capacidade } = entered.turma
      failOn(plano)('turma_codigo', 'turma_cheia', { dados: { turma: nome, capacidade } })
    }
  }
}
