/** Recording a batch: sets of rows, never one by one, and beside each row touched what it was before. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { issueAccess, wordsHash } from '../../../acesso/sessao/server/public.ts'
import * as contas from '../../../acesso/sessao/server/public-conta.ts'
import * as vinculos from '../../../acesso/sessao/server/public-vinculo.ts'
import { saveDados, saveLaudos } from '../../pessoa/server/public.ts'
import * as matriculas from '../../turma/server/public-matricula.ts'
import type { Plano, Responsavel } from '../rules-acervo.ts'
import { guardianKey } from '../rules-check.ts'
import { chunks } from './queries.ts'
import { accessCode, accessWords, codeHash } from './secrets.ts'
import { keepImages, type Tabela } from './write-images.ts'

export interface Writing {
  tx: Tx
  tenantId: number
  lote: { id: number; sal: Uint8Array }
  secretKey: string
  now: Date
  /** Chosen passwords, protected, by line. */
  hashes: ReadonlyMap<number, string>
  /** Accounts that this batch made, by e-mail, and guardians by what two children share them by. */
  byEmail: Map<string, number>
  guardians: Map<string, number>
  /** Whom each line that was recorded is about. */
  byLinha: Map<number, number>
}

/** New accounts, and their ids by user name. Whoever chose no password gets a first-access code. */
async function insertContas(
  writing: Writing,
  given: readonly contas.BatchUsuario[],
): Promise<Map<string, number>> {
  const { tx, lote } = writing
  const ids = new Map<string, number>()
  for (const some of chunks(given)) {
    const rows = await contas.insertUsuarios(tx, some)
    for (const { id, login } of rows) ids.set(login, id)
    const codeless = new Set(some.filter(({ senha_hash }) => senha_hash !== null).map(({ login }) => login))
    await insertFichas(
      writing,
      rows.filter(({ login }) => !codeless.has(login)).map(({ id }) => id),
    )
    await keepImages(
      tx,
      lote.id,
      'usuario',
      rows.map(({ id }) => ({ alvo: id, dono: id })),
      'new',
    )
  }
  return ids
}

async function insertFichas({ tx, tenantId, lote, secretKey, now }: Writing, ids: readonly number[]) {
  const given = ids.map((usuarioId) => {
    const whose = { tenantId, lote: lote.id, sal: lote.sal, usuarioId }
    const palavras = accessWords(secretKey, whose)
    return {
      usuarioId,
      hash: codeHash(accessCode(secretKey, whose)),
      palavras: wordsHash(secretKey, { tenantId, usuarioId, palavras }),
    }
  })
  const rows = await issueAccess(tx, given, { dados: { lote: lote.id }, now })
  const images = rows.map(({ id, usuario_id }) => ({ alvo: id, dono: usuario_id }))
  await keepImages(tx, lote.id, 'ficha', images, 'new')
}

type Of<T> = T & { usuario_id: number }

/** Rows of a table with one row a person: kept as they were, then set field by field. */
async function touch(
  { tx, lote }: Writing,
  tabela: Tabela,
  ids: readonly number[],
  write: () => Promise<unknown>,
): Promise<void> {
  const images = ids.map((id) => ({ alvo: id, dono: id }))
  await keepImages(tx, lote.id, tabela, images, 'old')
  await write()
}

async function writeDados(writing: Writing, dados: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(dados))
    await touch(
      writing,
      'dado_pessoal',
      some.map(({ usuario_id }) => usuario_id),
      () => saveDados(tx, some),
    )
}

async function writeUsuarios(writing: Writing, usuarios: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(usuarios))
    await touch(
      writing,
      'usuario',
      some.map(({ usuario_id }) => usuario_id),
      () => contas.changeUsuarios(tx, some),
    )
}

async function writeLaudos(writing: Writing, laudos: readonly Of<object>[]): Promise<void> {
  const { tx } = writing
  for (const some of chunks(laudos))
    await touch(
      writing,
      'laudo',
      some.map(({ usuario_id }) => usuario_id),
      () => saveLaudos(tx, some),
    )
}

const matriculaKey = ({ turma_id, aluno_id }: { turma_id: number; aluno_id: number }) => ({
  alvo: aluno_id,
  turma: turma_id,
  dono: aluno_id,
})

export async function writeSaidas(
  { tx, lote, now }: Writing,
  saidas: readonly matriculas.Saida[],
): Promise<void> {
  for (const some of chunks(saidas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await matriculas.leaveAll(tx, some, now)
  }
}

async function writeMatriculas(
  { tx, lote, now }: Writing,
  entradas: readonly matriculas.Entrada[],
): Promise<void> {
  for (const some of chunks(entradas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await matriculas.enter(tx, some, now)
  }
}

async function writeChamadas(
  { tx, lote }: Writing,
  chamadas: readonly { turma_id: number; aluno_id: number; numero_chamada: number }[],
): Promise<void> {
  for (const some of chunks(chamadas)) {
    await keepImages(tx, lote.id, 'matricula', some.map(matriculaKey), 'old')
    await matriculas.setNumeros(tx, some)
  }
}

/** Gives roles, again when they had ended. The bond of a guardian is the child's row. */
async function writeVinculos({ tx, lote }: Writing, given: readonly vinculos.BatchVinculo[]): Promise<void> {
  for (const some of chunks(given)) {
    const there = await vinculos.findVinculos(tx, some)
    const imageOf = ({ id, dono }: { id: number; dono: number }) => ({ alvo: id, dono })
    await keepImages(tx, lote.id, 'vinculo', there.map(imageOf), 'old')
    const rows = await vinculos.giveVinculos(tx, some)
    await keepImages(tx, lote.id, 'vinculo', rows.map(imageOf), 'new')
  }
}

async function endTeaching(
  { tx, lote, now }: Writing,
  leaving: readonly { usuario_id: number; turma_id: number }[],
): Promise<void> {
  for (const some of chunks(leaving)) {
    const rows = await vinculos.findDocencias(tx, some, now)
    const images = rows.map(({ id, dono }) => ({ alvo: id, dono }))
    await keepImages(tx, lote.id, 'vinculo', images, 'old')
    await vinculos.endVinculos(
      tx,
      rows.map(({ id }) => id),
      now,
    )
  }
}

/** A plan whose person has an id by now. */
type Known = Plano & { usuarioId: number }

/**
 * Records some sound plans, and puts the ids of new accounts into them. Within the caller's transaction; a batch is
 * written a few thousand lines at a time, so that little is held at once.
 */
export async function writePlanos(writing: Writing, planos: readonly Plano[]): Promise<void> {
  const { tx, lote, hashes, byEmail } = writing
  const novas = planos.flatMap(({ numero, criar }) =>
    criar ? [{ numero, ...criar, senha_hash: hashes.get(numero) ?? null }] : [],
  )
  const byLogin = await insertContas(writing, novas)
  for (const plano of planos) if (plano.criar) plano.usuarioId = byLogin.get(plano.criar.login) ?? null
  for (const { numero, usuarioId } of planos) if (usuarioId !== null) writing.byLinha.set(numero, usuarioId)
  for (const { login, email } of novas) if (email) byEmail.set(email, byLogin.get(login) ?? 0)
  const people = planos as readonly Known[]

  await writeUsuarios(
    writing,
    people.flatMap(({ usuarioId: id, usuario }) => (some(usuario) ? [{ usuario_id: id, ...usuario }] : [])),
  )
  await writeDados(
    writing,
    people.flatMap(({ usuarioId: id, dado }) => (some(dado) ? [{ usuario_id: id, ...dado }] : [])),
  )
  await writeLaudos(
    writing,
    people.flatMap(({ usuarioId: id, laudo }) => (laudo ? [{ usuario_id: id, ...laudo }] : [])),
  )
  await writeSaidas(
    writing,
    people.flatMap(({ usuarioId: id, matricula, deixar }) => [
      ...(matricula?.sair ?? []).map((turma_id) => ({
        turma_id,
        aluno_id: id,
        status: 'transferido' as const,
        motivo: matricula?.motivo ?? null,
      })),
      ...deixar.map((turma_id) => ({ turma_id, aluno_id: id, status: 'removido' as const, motivo: null })),
    ]),
  )
  await endTeaching(
    writing,
    people.flatMap(({ usuarioId: id, deixar }) => deixar.map((turma_id) => ({ usuario_id: id, turma_id }))),
  )
  await writeMatriculas(
    writing,
    people.flatMap(({ usuarioId: id, matricula }) =>
      matricula ? [{ turma_id: matricula.turma, aluno_id: id, ...dates(matricula) }] : [],
    ),
  )
  await writeChamadas(
    writing,
    people.flatMap(({ usuarioId: id, chamada }) =>
      chamada ? [{ turma_id: chamada.turma, aluno_id: id, numero_chamada: chamada.numero_chamada }] : [],
    ),
  )
  const guardians = await writeResponsaveis(writing, people)
  await writeVinculos(writing, [
    ...people.flatMap(({ usuarioId: id, vinculos: papeis }) =>
      papeis.map((vinculo) => ({ ...vinculo, usuario_id: id, aluno_id: null })),
    ),
    ...guardians,
  ])
  for (const few of chunks(people))
    await sql`update lote_linha l set usuario_id = x.id
      from unnest(${few.map(({ numero }) => numero)}::int[], ${few.map(({ usuarioId }) => usuarioId)}::bigint[])
        as x (numero, id)
      where l.lote_id = ${lote.id} and l.numero = x.numero`.execute(tx)
}

/** Ties guardians with lines of their own to their pupils, after all of both were recorded. */
export async function writeFilhos(writing: Writing, planos: readonly Plano[]): Promise<void> {
  const { byLinha } = writing
  const bonds = planos.flatMap(({ numero, filhos }) =>
    filhos.flatMap((filho) => {
      const [usuario_id, aluno_id] = [byLinha.get(numero), filho.id ?? byLinha.get(filho.numero)]
      if (usuario_id === undefined || aluno_id === undefined) return []
      return [{ usuario_id, papel: 'responsavel', rede_id: null, turma_id: null, aluno_id }]
    }),
  )
  await writeVinculos(writing, bonds)
}

const some = (values: object): boolean => Object.keys(values).length > 0

const dates = ({ numero_chamada, data_matricula }: Omit<matriculas.Entrada, 'turma_id' | 'aluno_id'>) => ({
  numero_chamada,
  data_matricula,
})

/** Accounts of guardians that are not there yet, one for brothers and sisters; the bonds to be given. */
async function writeResponsaveis(
  writing: Writing,
  people: readonly Known[],
): Promise<vinculos.BatchVinculo[]> {
  const { byEmail, guardians } = writing
  const wanted = people.flatMap(({ usuarioId, responsavel }) =>
    responsavel ? [{ aluno_id: usuarioId, responsavel }] : [],
  )
  const idOf = (responsavel: Responsavel): number | undefined =>
    responsavel.id ??
    (responsavel.email === null ? undefined : byEmail.get(responsavel.email)) ??
    guardians.get(guardianKey(responsavel))
  const fresh = new Map(
    wanted
      .filter(({ responsavel }) => idOf(responsavel) === undefined)
      .map(({ responsavel }) => [guardianKey(responsavel), responsavel]),
  )
  const made = [...fresh.values()]
  const byLogin = await insertContas(
    writing,
    made.map(({ nome, login, email }) => ({
      nome,
      login: login ?? '',
      email,
      idioma: 'pt-br',
      senha_hash: null,
    })),
  )
  for (const [key, { login }] of fresh) guardians.set(key, byLogin.get(login ?? '') ?? 0)
  await writeDados(
    writing,
    made.flatMap(({ login, telefone }) =>
      telefone ? [{ usuario_id: byLogin.get(login ?? '') ?? 0, telefone }] : [],
    ),
  )
  return wanted.map(({ aluno_id, responsavel }) => ({
    usuario_id: idOf(responsavel) ?? 0,
    papel: 'responsavel',
    rede_id: null,
    turma_id: null,
    aluno_id,
  }))
}
