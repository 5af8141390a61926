/** The life of a class through the real door: closed, reopened, put away and back; raced for; moved by its dates. */
import { beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../../../../core/contract/time.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { type AcaoCiclo, addDays } from '../rules-ciclo.ts'
import { TURMA_CICLO, turmaTasks } from './write-ciclo.ts'

let tenant: TestTenant
let gestora: Person

beforeAll(async () => {
  tenant = await testTenant()
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const move = async (who: Person, turma: number, acao: AcaoCiclo) => {
  const { status, body } = await callAs(who, turmaGestaoApi.setStatus, { params: { turma }, body: { acao } })
  return status === 200 ? 'ok' : body.codigo
}
const statusOf = async (turma: number) =>
  (
    await tenant.sql<{ status: string }>('select status from turma where tenant_id = $1 and id = $2', [
      tenant.id,
      turma,
    ])
  )[0]?.status

const logged = async (turma: number) =>
  (
    await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'turma' and entidade_id = $2 order by numero`,
      [tenant.id, String(turma)],
    )
  ).map(({ acao }) => acao)

const run = async () => {
  const { database } = await testApp()
  const task = turmaTasks[TURMA_CICLO] as unknown as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload: {}, database, progress: async () => {} })
}

describe('the life of a class', () => {
  it('goes its way, and the log tells it', async () => {
    const turma = await tenant.newTurma('7º A')
    const teacher = await tenant.person('Titular', { papel: 'professor', turma })
    await tenant.person('Aluna', { papel: 'aluno', turma })
    expect(await move(gestora, turma, 'excluir')).toBe('tem_alunos')
    expect(await move(teacher, turma, 'encerrar')).toBe('ok')
    expect(await move(teacher, turma, 'reabrir')).toBe('ok')
    expect(await move(teacher, turma, 'encerrar')).toBe('ok')
    // To put away is the management's.
    expect(await move(teacher, turma, 'excluir')).toBe('sem_permissao')
    expect(await move(gestora, turma, 'excluir')).toBe('ok')
    expect((await callAs(teacher, turmaApi.find, { params: { turma } })).status).toBe(404)
    expect(await move(teacher, turma, 'restaurar')).toBe('nao_encontrado')
    const bin = await callAs(gestora, turmaGestaoApi.listLixeira, { query: { pagina: 1, linhas: 30 } })
    expect(bin.data.turmas.map(({ id, alunos }) => [id, alunos])).toContainEqual([turma, 1])
    expect(await move(gestora, turma, 'restaurar')).toBe('ok')
    expect(await statusOf(turma)).toBe('encerrada')
    expect(await logged(turma)).toEqual(['encerrar', 'reabrir', 'encerrar', 'excluir', 'restaurar'])
  })

  it('is not moved by an assistant', async () => {
    const turma = await tenant.newTurma('7º B')
    const helper = await tenant.person('Auxiliar', { papel: 'professor', turma })
    await setPapeis(tenant, helper, 'auxiliar = true')
    expect(await move(helper, turma, 'encerrar')).toBe('sem_permissao')
    expect(await statusOf(turma)).toBe('ativa')
  })

  it('closed by two at once is closed once', async () => {
    const turma = await tenant.newTurma('7º C')
    const teacher = await tenant.person('Titular', { papel: 'professor', turma })
    const results = await Promise.all([
      move(teacher, turma, 'encerrar'),
      move(gestora, turma, 'encerrar'),
      move(gestora, turma, 'encerrar'),
    ])
    expect(results.sort()).toEqual(['ja_encerrada', 'ja_encerrada', 'ok'])
    expect(await logged(turma)).toEqual(['encerrar'])
  })

  it('in the bin of another school is nobody else’s', async () => {
    const outra = await tenant.person('Coordenador', { papel: 'coordenador', rede: tenant.outraEscola })
    const turma = await tenant.newTurma('7º D')
    expect(await move(gestora, turma, 'excluir')).toBe('ok')
    const { data } = await callAs(outra, turmaGestaoApi.listLixeira, { query: { pagina: 1, linhas: 30 } })
    expect(data.turmas.map(({ id }) => id)).not.toContain(turma)
    expect(await move(outra, turma, 'restaurar')).toBe('nao_encontrado')
  })
})

describe('the dates of a class', () => {
  const ending = async (days: number) => {
    const turma = await tenant.newTurma(`fim ${days}`)
    const teacher = await tenant.person('Titular', { papel: 'professor', turma })
    await tenant.sql('update turma set fim = $3::date where tenant_id = $1 and id = $2', [
      tenant.id,
      turma,
      addDays(dayAt(new Date()), days),
    ])
    const told = async () =>
      (
        await tenant.sql<{ tipo: string }>(
          'select tipo from notificacao where tenant_id = $1 and usuario_id = $2 order by id',
          [tenant.id, teacher.id],
        )
      ).map(({ tipo }) => tipo)
    return { turma, told }
  }

  it('warn its teachers, close it a week later, and tell each thing once', async () => {
    const [today, over, late] = [await ending(0), await ending(-1), await ending(-7)]
    await run()
    await run()
    expect([await statusOf(today.turma), await today.told()]).toEqual(['ativa', []])
    expect([await statusOf(over.turma), await over.told()]).toEqual(['ativa', ['turma_vai_encerrar']])
    expect([await statusOf(late.turma), await late.told()]).toEqual(['encerrada', ['turma_encerrada']])
    expect(await logged(late.turma)).toEqual(['encerrar'])
    // Reopened, it stays open: its last day is gone.
    expect(await move(gestora, late.turma, 'reabrir')).toBe('ok')
    await run()
    expect(await statusOf(late.turma)).toBe('ativa')
  })

  it('close it once when two workers come at the same time', async () => {
    const { turma, told } = await ending(-9)
    await Promise.all([run(), run()])
    expect([await statusOf(turma), await told()]).toEqual(['encerrada', ['turma_encerrada']])
    expect(await logged(turma)).toEqual(['encerrar'])
  })

  it('empty the bin of what never held anybody, and keep the rest as a record', async () => {
    const empty = await tenant.newTurma('vazia')
    const held = await tenant.newTurma('com história')
    const fresh = await tenant.newTurma('de ontem')
    await callAs(
      gestora,
      turmaGestaoApi.setImagem,
      { params: { turma: empty }, body: {} },
      { files: [{ nome: 'turma.png', conteudo: PIXEL }] },
    )
    const files = () => tenant.sql('select from arquivo where tenant_id = $1', [tenant.id])
    expect(await files()).toHaveLength(1)
    await tenant.person('Docente', { papel: 'professor', turma: empty })
    await tenant.person('Aluno', { papel: 'aluno', turma: held })
    await tenant.sql(
      `update turma set status = 'excluida', status_antes = 'encerrada',
       excluida_em = now() - case when nome = 'de ontem' then interval '1 day' else interval '31 days' end
       where tenant_id = $1 and id = any($2)`,
      [tenant.id, [empty, held, fresh]],
    )
    await run()
    expect([await statusOf(empty), await statusOf(held), await statusOf(fresh)]).toEqual([
      undefined,
      'excluida',
      'excluida',
    ])
    expect(await move(gestora, held, 'restaurar')).toBe('prazo_passou')
    expect(await move(gestora, fresh, 'restaurar')).toBe('ok')
    expect([await logged(empty), await files()]).toEqual([['mudar_foto', 'apagar'], []])
  })
})
