/** What a manager is told of schools and of what runs, against a slow second reckoning over what was put there. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putEncontro } from '../../../conversa/aovivo/server/factory.ts'
import { putAvisoRede, putTopico } from '../../../conversa/forum/server/factory.ts'
import { changeEntrega, putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { inicioApi } from '../contract.ts'
import { fimDoDia, MAX_CORRE } from '../rules-gestao.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

interface Turma {
  id: number
  escola: number
  professor: boolean
  pedidos: number
  /** Days that a delivery has waited; none where undefined. */
  espera?: number
  conversa: boolean
}

interface Marcado {
  tipo: 'ao_vivo' | 'aviso'
  id: number
  escola: number
  quando: number
  fim: number
  vale: boolean
}

/** So many different worlds as dice fall; the same each time. */
function diceOf(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function fill(tenant: TestTenant, roll: (below: number) => number, autor: Person) {
  const places = [
    { id: tenant.turma, escola: tenant.escola },
    { id: await tenant.newTurma('8º B'), escola: tenant.escola },
    { id: tenant.outraTurma, escola: tenant.outraEscola },
  ]
  const turmas: Turma[] = []
  const marcados: Marcado[] = []
  for (const { id, escola } of places) {
    const one: Turma = { id, escola, professor: roll(2) === 0, pedidos: roll(3), conversa: roll(3) === 0 }
    const professor = one.professor ? await tenant.person('Rosa', { papel: 'professor', turma: id }) : autor
    for (let n = 0; n < one.pedidos; n += 1)
      await putMatricula(tenant, id, await tenant.person(`Pede ${n}`), { status: 'pendente' })
    if (id === tenant.turma && roll(2) === 0) {
      const aluno = await tenant.person('Ana', { papel: 'aluno', turma: id })
      const entrega = await putEntrega(tenant, aluno, await putAulaAberta(tenant, professor))
      one.espera = roll(2) === 0 ? 9 : 2
      await changeEntrega(tenant, { id: entrega.id }, { enviada_em: new Date(Date.now() - one.espera * DAY) })
    }
    if (one.conversa) await putTopico(tenant, professor, { titulo: 'Bom dia', turma: id })
    turmas.push(one)
    for (let n = roll(3); n > 0; n -= 1) {
      const em = [-20, -90, 3 * 1_440][roll(3)] ?? 0
      const cancelada = roll(4) === 0
      const encontro = await putEncontro(tenant, professor, { turma: id, em, duracao: 50, cancelada })
      const quando = Date.now() + em * MINUTE
      marcados.push({
        tipo: 'ao_vivo',
        id: encontro,
        escola,
        quando,
        fim: quando + 50 * MINUTE,
        vale: !cancelada,
      })
    }
    if (roll(2) === 0) {
      const quando = Date.now() + (roll(2) === 0 ? 2 * MINUTE : 5 * DAY)
      const aviso = await putAvisoRede(tenant, autor, { rede: escola, turmas: [], marcado: new Date(quando) })
      marcados.push({
        tipo: 'aviso',
        id: aviso.id,
        escola,
        quando,
        fim: Number.POSITIVE_INFINITY,
        vale: true,
      })
    }
  }
  return { turmas, marcados }
}

/** School by school, class by class, as one would count on fingers. */
function reckon(turmas: readonly Turma[], escolas: readonly number[]) {
  return escolas
    .map((id) => {
      const here = turmas.filter(({ escola }) => escola === id)
      return {
        id,
        turmas: here.length,
        sem_professor: here.filter(({ professor }) => !professor).length,
        pedidos: here.reduce((sum, { pedidos }) => sum + pedidos, 0),
        esperam: here.filter(({ espera = 0 }) => espera > 7).length,
        quieta: !here.some(({ conversa }) => conversa),
      }
    })
    .filter(
      ({ sem_professor, pedidos, esperam, quieta }) =>
        sem_professor > 0 || pedidos > 0 || esperam > 0 || quieta,
    )
}

it.each([1, 2, 3, 4])('of world %i is what was put there, in what each of them sees', async (seed) => {
  const tenant = await testTenant()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const coordenadora = await tenant.person('Célia', { papel: 'coordenador', rede: tenant.escola })
  const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
  const { turmas, marcados } = await fill(tenant, diceOf(seed * 7_919), admin)
  const both = [tenant.escola, tenant.outraEscola]
  for (const [who, escolas] of [
    [gestora, both],
    [admin, both],
    [coordenadora, [tenant.escola]],
  ] as const) {
    const { rede, agora } = (await callAs(who, inicioApi.hoje, undefined)).data
    const now = new Date(agora)
    const told =
      rede?.escolas.map(({ id, turmas: n, sem_professor, pedidos, esperam, quieta }) => ({
        ...{ id, turmas: n, sem_professor, pedidos, esperam, quieta },
      })) ?? []
    const wanted = reckon(turmas, escolas)
    expect(told.toSorted((a, b) => a.id - b.id)).toEqual(wanted.toSorted((a, b) => a.id - b.id))
    expect(rede?.total).toBe(wanted.length)
    const respondem = rede?.escolas.find(({ id }) => id === tenant.escola)?.respondem
    if (respondem) expect(respondem.map(({ nome }) => nome)).toEqual(who === coordenadora ? [] : ['Célia'])
    const until = fimDoDia(now).getTime()
    const runs = marcados.filter(
      ({ tipo, escola, quando, fim, vale }) =>
        vale &&
        escolas.includes(escola) &&
        fim > now.getTime() &&
        quando < until &&
        (tipo === 'ao_vivo' || quando > now.getTime()),
    )
    expect(rede?.corre.map(({ tipo, id }) => `${tipo} ${id}`).toSorted()).toEqual(
      runs.map(({ tipo, id }) => `${tipo} ${id}`).toSorted(),
    )
    expect(rede?.total_corre).toBe(runs.length)
    expect(runs.length).toBeLessThanOrEqual(MAX_CORRE)
    expect(rede?.corre.map(({ quando }) => quando)).toEqual(
      rede?.corre.map(({ quando }) => quando).toSorted(),
    )
  }
})
