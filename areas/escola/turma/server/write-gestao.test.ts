/** Settings of a class through the real door: changed, refused, raced for; made; its code and its picture. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { redeApi } from '../../rede/contract.ts'
import { RECURSOS, turmaApi } from '../contract.ts'
import { type Mudanca, turmaGestaoApi } from '../contract-gestao.ts'
import { setTurma } from './factory.ts'

let tenant: TestTenant
let professora: Person
let gestora: Person
let coordenadora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
})

const read = async (who: Person, turma: number) =>
  (await callAs(who, turmaGestaoApi.findConfiguracao, { params: { turma } })).data.turma

const change = (who: Person, turma: number, body: Mudanca) =>
  callAs(who, turmaGestaoApi.configure, { params: { turma }, body })

const page = { pagina: 1, linhas: 30 }

describe('the settings', () => {
  it('are changed by a teacher, counted and logged', async () => {
    const turma = await tenant.newTurma('7º B')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    const before = await read(teacher, turma)
    const { data } = await change(teacher, turma, {
      versao: before.versao,
      nome: '  7º B da tarde ',
      turno: 'tarde',
      cor: 'ametista',
      inicio: '2026-02-05',
      fim: '2026-12-18',
      entrada: 'por_codigo',
    })
    expect(data.turma).toMatchObject({
      nome: '7º B da tarde',
      turno: 'tarde',
      cor: 'ametista',
      inicio: '2026-02-05',
      fim: '2026-12-18',
      entrada: 'por_codigo',
      capacidade: 60,
      versao: before.versao + 1,
    })
    const [row] = await tenant.sql<{ mudanca: { antes: object; depois: object } }>(
      `select mudanca from auditoria where tenant_id = $1 and entidade = 'turma' and acao = 'mudar'
       and entidade_id = $2`,
      [tenant.id, String(turma)],
    )
    expect(row?.mudanca).toMatchObject({ antes: { turno: 'manha' }, depois: { turno: 'tarde' } })
  })

  it('that somebody else changed are not written over: one of two wins, the other is told', async () => {
    const turma = await tenant.newTurma('7º C')
    const two = [
      await tenant.person('Uma', { papel: 'professor', turma }),
      await tenant.person('Outra', { papel: 'professor', turma }),
    ]
    const answers = await Promise.all(
      two.map((who, i) => change(who, turma, { versao: 1, disciplina: `Disciplina ${i}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ codigo: 'editado_por_outra_pessoa', campos: { versao: '2' } })
    expect(lost?.body.mensagem).toContain('Outra pessoa mudou esta turma')
    const saved = await read(gestora, turma)
    expect(saved.versao).toBe(2)
    // With the newest version in hand the second one is taken.
    expect((await change(two[0] as Person, turma, { versao: 2, disciplina: 'A minha' })).status).toBe(200)
  })

  it('in which nothing changes are left alone, whatever the version', async () => {
    const before = await read(professora, tenant.turma)
    const { data } = await change(professora, tenant.turma, { versao: 1, nome: before.nome })
    expect(data.turma.versao).toBe(before.versao)
  })

  it('are refused field by field', async () => {
    const turma = await tenant.newTurma('7º D')
    await tenant.person('Uma', { papel: 'aluno', turma })
    await tenant.person('Dois', { papel: 'aluno', turma })
    const refused = async (part: Partial<Mudanca>, who = gestora) => {
      const { status, body } = await change(who, turma, { versao: 1, ...part })
      return [status, body.campos]
    }
    expect(await refused({ inicio: '2026-12-18', fim: '2026-02-05' })).toEqual([
      400,
      { fim: 'O término não pode vir antes do início.' },
    ])
    expect(await refused({ fim: '2026-02-30' })).toEqual([400, { fim: 'Esta data não existe.' }])
    expect(await refused({ capacidade: 1 })).toEqual([
      400,
      { capacidade: 'A turma já tem 2 alunos: a capacidade não pode ser menor que isso.' },
    ])
    expect(await refused({ nome: '   ' })).toEqual([400, { nome: 'Escreva o nome da turma.' }])
    expect(await refused({ tipo: 'plataforma' })).toEqual([
      400,
      { tipo: 'Só a administração cria turmas da plataforma.' },
    ])
    expect((await read(gestora, turma)).versao).toBe(1)
    expect(await refused({ capacidade: 2 })).toEqual([200, undefined])
  })

  it('that switch a feature off hide what is in it from everyone, until it is on again', async () => {
    const place = await testTenant()
    const teacher = await place.person('Docente', { papel: 'professor', turma: place.turma })
    const { id } = await putTopico(place, teacher)
    const aluno = await place.person('Aluna', { papel: 'aluno', turma: place.turma })
    const topico = (who = aluno) => callAs(who, forumApi.find, { params: { id } })
    expect((await topico()).status).toBe(200)
    expect((await change(teacher, place.turma, { versao: 1, recursos: ['avisos', 'aulas'] })).status).toBe(
      200,
    )
    for (const who of [aluno, teacher]) expect((await topico(who)).body.codigo).toBe('recurso_desligado')
    const { data } = await callAs(teacher, turmaApi.find, { params: { turma: place.turma } })
    expect(data.grupo.recursos).toEqual(['avisos', 'aulas'])
    const recursos = [...RECURSOS]
    expect((await change(teacher, place.turma, { versao: 2, recursos })).status).toBe(200)
    expect((await topico()).status).toBe(200)
  })

  it('of a closed class: the name only, and a sentence for the rest', async () => {
    const turma = await tenant.newTurma('6º F')
    await tenant.sql(`update turma set status = 'encerrada' where tenant_id = $1 and id = $2`, [
      tenant.id,
      turma,
    ])
    const held = await change(gestora, turma, { versao: 1, turno: 'noite' })
    expect([held.status, held.body.codigo]).toEqual([409, 'turma_encerrada'])
    expect(held.body.mensagem).toContain('Reabra a turma')
    expect((await change(gestora, turma, { versao: 1, nome: '6º F de 2025' })).status).toBe(200)
    const code = await callAs(gestora, turmaGestaoApi.renewCodigo, { params: { turma } })
    expect([code.status, code.body.codigo]).toEqual([409, 'turma_encerrada'])
  })

  it('of a class in the bin are not changed, not even the name', async () => {
    const turma = await tenant.newTurma('6º G')
    await setTurma(tenant, turma, { status: 'excluida' })
    const held = await change(gestora, turma, { versao: 1, nome: 'Outro nome' })
    expect([held.status, held.body.codigo]).toEqual([409, 'turma_na_lixeira'])
    expect((await read(gestora, turma)).nome).toBe('6º G')
  })
})

describe('the school of a class', () => {
  it('changes without active pupils or when closed, within what the manager answers for', async () => {
    const turma = await tenant.newTurma('8º G')
    await tenant.person('Aluna', { papel: 'aluno', turma })
    const move = (who: Person, rede: number, versao: number) => change(who, turma, { versao, rede })
    const full = await move(gestora, tenant.outraEscola, 1)
    expect([full.status, full.body.codigo]).toEqual([409, 'turma_com_alunos'])
    await tenant.sql(`update turma set status = 'encerrada' where tenant_id = $1 and id = $2`, [
      tenant.id,
      turma,
    ])
    // The coordinator answers for one school only.
    expect((await move(coordenadora, tenant.outraEscola, 1)).body.campos).toHaveProperty('rede')
    const { data } = await move(gestora, tenant.outraEscola, 1)
    expect(data.turma.escola.id).toBe(tenant.outraEscola)
    expect((await callAs(coordenadora, turmaApi.find, { params: { turma } })).status).toBe(404)
  })

  it('is not moved by a teacher', async () => {
    const turma = await tenant.newTurma('8º H')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    expect((await change(teacher, turma, { versao: 1, rede: tenant.outraEscola })).status).toBe(403)
  })
})

describe('a new class', () => {
  it('is made with its teachers, who teach it at their next request', async () => {
    const { data } = await callAs(gestora, turmaGestaoApi.create, {
      body: {
        rede: tenant.escola,
        nome: 'Reforço de leitura',
        ano_letivo: 2026,
        tipo: 'reforco',
        professores: [{ usuario: professora.id, auxiliar: false }],
      },
    })
    const made = await read(professora, data.turma)
    expect(made).toMatchObject({
      nome: 'Reforço de leitura',
      status: 'ativa',
      escola: { id: tenant.escola },
      professores: [{ id: professora.id, nome: 'Cecília', auxiliar: false }],
    })
    expect(made.codigo).toMatch(/^[A-HJKMNP-Z2-9]{7}$/)
    expect(made.endereco).toMatch(new RegExp(`/turma/${made.codigo}$`))
    expect(made.qr.lado).toBeGreaterThan(20)
  })

  it('is not made elsewhere, with strangers, nor with oneself as its teacher', async () => {
    const stranger = await tenant.person('Fora da escola')
    const create = async (who: Person, part: object) => {
      const body = { rede: tenant.escola, nome: 'X', ano_letivo: 2026, ...part }
      const { status, body: answer } = await callAs(who, turmaGestaoApi.create, { body })
      return [status, answer.codigo]
    }
    expect(await create(coordenadora, { rede: tenant.outraEscola })).toEqual([403, 'sem_permissao'])
    expect(await create(coordenadora, { rede: 999_999 })).toEqual([403, 'sem_permissao'])
    const as = (usuario: number) => ({ professores: [{ usuario, auxiliar: false }] })
    expect(await create(coordenadora, as(stranger.id))).toEqual([400, 'dados_invalidos'])
    expect(await create(coordenadora, as(coordenadora.id))).toEqual([403, 'a_si_mesmo'])
    expect(await create(coordenadora, as(professora.id))).toEqual([200, undefined])
  })

  it('is offered the networks of the manager, parents first', async () => {
    const names = async (who: Person) =>
      (await callAs(who, turmaGestaoApi.listRedes, undefined)).data.redes.map(({ nome }) => nome)
    expect(await names(gestora)).toEqual(['Rede', 'Escola Dois', 'Escola Um'])
    expect(await names(coordenadora)).toEqual(['Escola Um'])
  })
})

describe('a class that a teacher makes', () => {
  const create = async (who: Person, rede: number, part: object = {}) => {
    const body = { rede, nome: 'Clube de leitura', ano_letivo: 2026, ...part }
    const { status, body: answer } = await callAs(who, turmaGestaoApi.create, { body })
    return { status, codigo: answer.codigo, turma: Number((answer as { turma?: number }).turma) }
  }
  const places = async (who: Person) => (await callAs(who, turmaGestaoApi.listRedes, undefined)).data.redes
  const allow = async (rede: number, turmas_por_docentes: boolean, who = coordenadora) =>
    (await callAs(who, redeApi.saveDocencia, { params: { rede }, body: { turmas_por_docentes } })).data

  it('is not made until the school lets them, and no longer once it does not', async () => {
    expect([(await create(professora, tenant.escola)).status, await places(professora)]).toEqual([403, []])
    await allow(tenant.escola, true)
    expect(await places(professora)).toMatchObject([{ id: tenant.escola, gere: false }])
    const { status, turma } = await create(professora, tenant.escola)
    expect(status).toBe(200)
    const made = await read(professora, turma)
    expect(made.professores).toEqual([{ id: professora.id, nome: 'Cecília', auxiliar: false }])
    expect(made.permissoes).toMatchObject({ configurar: true, darAuxiliar: true, darTitular: false })
    await allow(tenant.escola, false)
    expect((await create(professora, tenant.escola)).status).toBe(403)
    expect((await read(professora, turma)).nome).toBe('Clube de leitura')
    const log = await tenant.sql(
      `select mudanca from auditoria where tenant_id = $1 and entidade = 'rede' and acao = 'mudar' order by numero`,
      [tenant.id],
    )
    expect(log.map(({ mudanca }) => (mudanca as { depois: object }).depois)).toEqual([
      { turmas_por_docentes: true },
      { turmas_por_docentes: false },
    ])
  })

  it('stands in a school where they teach, and is theirs alone', async () => {
    await allow(tenant.rede, true, gestora)
    expect(
      (await callAs(coordenadora, redeApi.findDocencia, { params: { rede: tenant.escola } })).data,
    ).toMatchObject({ turmas_por_docentes: false, acima: { id: tenant.rede, nome: 'Rede' } })
    expect((await create(professora, tenant.escola)).status).toBe(200)
    for (const elsewhere of [tenant.outraEscola, tenant.rede])
      expect((await create(professora, elsewhere)).codigo).toBe('sem_permissao')
    // Nobody is placed by them at once, no class of theirs goes to a place of theirs, none is the platform's.
    const colleague = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
    const professores = [{ usuario: colleague.id, auxiliar: true }]
    expect((await create(professora, tenant.escola, { professores })).codigo).toBe('sem_permissao')
    expect((await create(professora, tenant.escola, { tipo: 'plataforma' })).codigo).toBe('dados_invalidos')
    const search = { query: { rede: tenant.escola, busca: 'colega' } }
    expect((await callAs(professora, turmaGestaoApi.findDocentes, search)).status).toBe(403)
    expect((await callAs(gestora, turmaGestaoApi.findDocentes, search)).data.docentes).toHaveLength(1)
    // Nor does who learns there, or taught there once.
    const aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    expect((await create(aluna, tenant.escola)).status).toBe(403)
    const gone = await tenant.person('Foi-se', { papel: 'professor', turma: tenant.turma })
    expect(await places(gone)).toHaveLength(1)
    const left = { params: { turma: tenant.turma, usuario: gone.id } }
    expect((await callAs(gestora, turmaGestaoApi.removeDocente, left)).status).toBe(200)
    expect((await create(gone, tenant.escola)).status).toBe(403)
    expect((await callAs(gone, turmaGestaoApi.listRedes, undefined)).status).toBe(403)
    await allow(tenant.rede, false, gestora)
  })
})

describe('the code', () => {
  it('is drawn anew, and the old one is gone at once', async () => {
    const turma = await tenant.newTurma('9º J')
    const before = (await read(gestora, turma)).codigo
    const { data } = await callAs(gestora, turmaGestaoApi.renewCodigo, { params: { turma } })
    expect(data.codigo).toMatch(/^[A-HJKMNP-Z2-9]{7}$/)
    expect(data.codigo).not.toBe(before)
    expect(
      await tenant.sql('select from turma where tenant_id = $1 and codigo = $2', [tenant.id, before]),
    ).toEqual([])
    expect((await read(gestora, turma)).endereco).toContain(data.codigo)
  })
})

describe('the picture', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  it('is put on, changed and taken off; the file before goes', async () => {
    const turma = await tenant.newTurma('9º K')
    const params = { turma }
    const put = () =>
      callAs(
        gestora,
        turmaGestaoApi.setImagem,
        { params, body: {} },
        { files: [{ nome: 'turma.png', conteudo: PIXEL }] },
      )
    expect((await put()).status).toBe(200)
    const first = (await read(gestora, turma)).imagem
    expect(first).toMatch(/^\/arquivos\/\d+\/turma\?t=/)
    expect((await put()).status).toBe(200)
    const { data } = await callAs(gestora, turmaApi.find, { params })
    expect(data.grupo.imagem).not.toBe(first)
    await callAs(gestora, turmaGestaoApi.removeImagem, { params })
    expect((await read(gestora, turma)).imagem).toBeNull()
    const left = await tenant.sql(`select from arquivo where tenant_id = $1 and usuario_id = $2`, [
      tenant.id,
      gestora.id,
    ])
    expect(left).toEqual([])
  })

  it('is a picture', async () => {
    const { status } = await callAs(
      gestora,
      turmaGestaoApi.setImagem,
      { params: { turma: tenant.turma }, body: {} },
      { files: [{ nome: 'turma.png', conteudo: 'texto' }] },
    )
    expect(status).toBe(415)
    const none = await callAs(gestora, turmaGestaoApi.setImagem, {
      params: { turma: tenant.turma },
      body: {},
    })
    expect([none.status, none.body.campos]).toEqual([400, { arquivos: 'Escolha uma imagem.' }])
  })
})

describe('the lists of managers', () => {
  it('are filtered by year, shift and type', async () => {
    const place = await testTenant()
    const admin = await place.person('Admin', { papel: 'administrador_tenant' })
    await place.sql(
      `update turma set turno = 'noite', tipo = 'plataforma', ano_letivo = 2025 where id = $1 and tenant_id = $2`,
      [place.outraTurma, place.id],
    )
    const names = async (query: object) =>
      (await callAs(admin, turmaApi.listAtivas, { query: { ...page, ...query } })).data.grupos.map(
        ({ nome }) => nome,
      )
    expect(await names({})).toEqual(['7º A', '8º A'])
    expect(await names({ ano: 2025 })).toEqual(['8º A'])
    expect(await names({ turno: 'manha' })).toEqual(['7º A'])
    expect(await names({ tipo: 'plataforma' })).toEqual(['8º A'])
    expect(await names({ tipo: 'plataforma', turno: 'manha' })).toEqual([])
    const { data } = await callAs(admin, turmaGestaoApi.listPlataforma, undefined)
    expect(data.turmas.map(({ nome, escola }) => [nome, escola.nome])).toEqual([['8º A', 'Escola Dois']])
  })
})
