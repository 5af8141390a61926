/** Users as other systems export them (OneRoster): understood, told, recorded, found again, undone. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  usuariosOneRoster11,
  usuariosOneRoster12,
  usuariosOneRosterMinimo,
} from '../../../../core/testing/wild-tables.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { type Lote, loteApi } from '../contract.ts'
import { FORA, placeText } from '../rules-origem.ts'
import {
  digestOf,
  doTrabalho,
  faultsOf,
  findLote,
  type Given,
  given,
  linhasOf,
  recordLote,
  sendLote,
  undoLote,
} from './testing.ts'

const IDS = { escola: 'org-sch-1', outra: 'org-sch-2' }

let g: Given
beforeAll(async () => {
  g = await given()
})

const valoresOf = async (who: Person, { id, colunas }: Lote) => {
  const query = Object.fromEntries(
    (['perfil', 'rede_codigo'] as const).flatMap((campo) =>
      colunas.includes(campo) ? [[campo, colunas.indexOf(campo)]] : [],
    ),
  )
  return (await callAs(who, loteApi.findValores, { params: { id }, query })).data
}

type Said = Readonly<Record<string, string>>
const listed = (words: Said) => Object.entries(words).map(([valor, sentido]) => ({ valor, sentido }))

/** Says what words mean, with the columns as they were recognised, and checks the lines. */
async function say(who: Person, lote: Lote, perfil: Said, rede_codigo: Said): Promise<Lote> {
  const body = {
    colunas: lote.colunas,
    sentidos: { perfil: listed(perfil), rede_codigo: listed(rede_codigo) },
  }
  const { data } = await callAs(who, loteApi.setColunas, { params: { id: lote.id }, body })
  await doTrabalho(g.tenant, data.lote.trabalho)
  return findLote(who, lote.id)
}

const send = (text: string, who = g.admin) => sendLote(g.tenant, who, text, { nome: 'users.csv' })

const places = () => ({ 'org-sch-1': placeText(g.escola, g.turma), 'org-sch-2': g.outraEscola })

const bonds = () =>
  g.tenant.sql<{ aluno: string; responsavel: string }>(
    `select a.nome as aluno, r.nome as responsavel from vinculo v
     join usuario a on a.tenant_id = v.tenant_id and a.id = v.aluno_id
     join usuario r on r.tenant_id = v.tenant_id and r.id = v.usuario_id
     where v.tenant_id = $1 and v.papel = 'responsavel' order by 1, 2`,
    [g.tenant.id],
  )

describe('users of OneRoster 1.1', () => {
  it('are asked about once for all lines, recorded with their guardians, found again, and undone', async () => {
    const before = await digestOf(g.tenant)
    const sent = await send(usuariosOneRoster11(IDS))
    expect(sent).toMatchObject({ etapa: 'colunas', total: 8 })
    expect(await valoresOf(g.admin, sent)).toMatchObject({
      perfis: [
        { valor: 'student', linhas: 4, sentido: 'aluno' },
        { valor: 'guardian', linhas: 1, sentido: 'responsavel' },
        { valor: 'parent', linhas: 1, sentido: 'responsavel' },
        { valor: 'relative', linhas: 1, sentido: 'responsavel' },
        { valor: 'teacher', linhas: 1, sentido: 'professor' },
      ],
      escolas: [
        { valor: 'org-sch-1', linhas: 8, sentido: null },
        { valor: 'org-sch-2', linhas: 1, sentido: null },
      ],
      conhecidas: 0,
      papeis: ['aluno', 'professor', 'coordenador', 'gestor_rede', 'responsavel'],
    })

    const unsaid = await say(g.admin, sent, {}, {})
    expect(unsaid.contagem).toMatchObject({ criar: 0, erro: 3, ignorar: 5 })
    const lote = await say(g.admin, unsaid, {}, places())
    expect(await faultsOf(g.admin, lote.id)).toEqual([])
    expect(lote.contagem).toMatchObject({ criar: 5, ignorar: 3, erro: 0 })
    expect(
      (await linhasOf(g.admin, lote.id)).map(({ numero, situacao, valores: { nome, perfil, ra }, faltas }) =>
        [numero, situacao, nome, perfil, ra, faltas[0]?.codigo ?? ''].join(' '),
      ),
    ).toEqual([
      '2 criar Rosa Lima parent u-mae ',
      '3 criar Beatriz Souza Lima, Neta student r-901 ',
      '4 criar Caio Lima student u-2 ligado_fora',
      '5 criar Davi Lima relative u-avo ',
      '6 criar Ivo Reis teacher p-77 ',
      '7 ignorar Nina Prado student r-902 marcada_apagar',
      '8 ignorar Otto Prado student r-903 conta_desativada',
      '9 ignorar Tia Prado guardian u-so responsavel_sem_aluno',
    ])

    const recorded = await recordLote(g.tenant, g.admin, lote)
    expect(await bonds()).toEqual([
      { aluno: 'Beatriz Souza Lima, Neta', responsavel: 'Rosa Lima' },
      { aluno: 'Caio Lima', responsavel: 'Davi Lima' },
      { aluno: 'Caio Lima', responsavel: 'Rosa Lima' },
    ])
    const people = await g.tenant.sql(
      `select u.nome, u.login, u.email, d.ra, d.telefone,
         (select string_agg(v.papel, ' ' order by v.papel) from vinculo v
            where v.tenant_id = u.tenant_id and v.usuario_id = u.id) as papeis
       from usuario u join dado_pessoal d on d.tenant_id = u.tenant_id and d.usuario_id = u.id
       where u.tenant_id = $1 and u.nome ~ 'Lima|Reis|Prado' order by u.nome`,
      [g.tenant.id],
    )
    const none = { email: null, telefone: null, papeis: null }
    expect(people).toEqual([
      { ...none, nome: 'Beatriz Souza Lima, Neta', login: 'bia.lima', ra: 'R-901' },
      { ...none, nome: 'Caio Lima', login: 'u-2', email: 'caio@escola.test', ra: 'U-2' },
      {
        ...none,
        nome: 'Davi Lima',
        login: 'u-avo',
        ra: 'U-AVO',
        telefone: '48991234567',
        papeis: 'responsavel',
      },
      {
        ...none,
        nome: 'Ivo Reis',
        login: 'ivo.reis',
        email: 'ivo.reis@x.test',
        ra: 'P-77',
        papeis: 'professor',
      },
      {
        ...none,
        nome: 'Rosa Lima',
        login: 'rosa.lima',
        email: 'rosa.lima@x.test',
        ra: 'U-MAE',
        papeis: 'responsavel responsavel',
      },
    ])

    const after = await digestOf(g.tenant)
    const again = await say(g.admin, await send(usuariosOneRoster11(IDS)), {}, places())
    expect(again.contagem).toMatchObject({ criar: 0, atualizar: 0, mover: 0, ignorar: 8, erro: 0 })
    expect(await digestOf(g.tenant)).toEqual(after)

    const { data } = await callAs(g.admin, loteApi.result, { params: { id: recorded.id }, body: {} })
    expect(data.csv).toContain('Beatriz Souza Lima, Neta')
    expect(data.csv).toContain('nada foi excluído aqui')
    await undoLote(g.tenant, g.admin, recorded)
    expect(await digestOf(g.tenant)).toEqual(before)
  })

  it('keep roles and schools out that the sender leaves out', async () => {
    const sent = await send(usuariosOneRoster11(IDS))
    const lote = await say(g.admin, sent, { teacher: FORA }, { ...places(), 'org-sch-2': FORA })
    const told = (await linhasOf(g.admin, lote.id, 'ignorar')).map(({ numero, faltas }) => [
      numero,
      faltas[0]?.codigo,
    ])
    expect(told).toContainEqual([6, 'papel_de_fora'])
    const closed = await say(g.admin, lote, {}, { 'org-sch-1': FORA })
    expect((await linhasOf(g.admin, closed.id, 'criar')).map(({ numero }) => numero)).toEqual([])
    expect((await linhasOf(g.admin, closed.id, 'ignorar')).map(({ faltas }) => faltas[0]?.codigo)).toContain(
      'escola_de_fora',
    )
  })

  it('are held by the minimum too, and a word that tells a school proposes it', async () => {
    const [{ nome = '' } = {}] = await g.tenant.sql<{ nome: string }>(
      'select nome from rede where tenant_id = $1 and id = $2',
      [g.tenant.id, g.tenant.escola],
    )
    const sent = await send(usuariosOneRosterMinimo({ escola: nome.toUpperCase(), outra: '' }))
    const { escolas } = await valoresOf(g.admin, sent)
    expect(escolas).toEqual([{ valor: nome.toUpperCase(), linhas: 1, sentido: g.escola }])
    const byCode = await send(usuariosOneRosterMinimo({ escola: g.escola, outra: '' }))
    expect(await valoresOf(g.admin, byCode)).toMatchObject({ escolas: [], conhecidas: 1 })
    const lote = await say(g.admin, byCode, {}, {})
    expect(lote.contagem).toMatchObject({ criar: 1, erro: 0 })
  })
})

it('users of OneRoster 1.2 are nobody’s pupils until their sender says so', async () => {
  const sent = await send(usuariosOneRoster12(IDS))
  expect((await valoresOf(g.admin, sent)).perfis).toEqual([{ valor: '', linhas: 2, sentido: null }])
  const unsaid = await say(g.admin, sent, {}, places())
  expect(await faultsOf(g.admin, unsaid.id)).toEqual([
    [2, 'perfil perfil_ausente'],
    [3, 'perfil perfil_ausente'],
  ])
  const lote = await say(g.admin, unsaid, { '': 'aluno' }, places())
  expect(lote.contagem).toMatchObject({ criar: 2, erro: 0 })
  expect((await linhasOf(g.admin, lote.id)).map(({ valores }) => valores.nome)).toEqual([
    'Lia Dias Melo',
    'Raul Melo',
  ])
})

it('a password that is left out is kept nowhere, and one that is none is given back', async () => {
  const text =
    'sourcedId,orgSourcedIds,role,givenName,password\nz-1,org-sch-1,student,Ana,vento cobre janela\n'
  const sent = await send(text)
  expect(sent.colunas.at(-1)).toBe('senha')
  const kept = async (id: number) =>
    (
      await g.tenant.sql<{ senha: string }>(
        'select celulas ->> 4 as senha from lote_linha where tenant_id = $1 and lote_id = $2',
        [g.tenant.id, id],
      )
    ).map(({ senha }) => senha)
  expect(await kept(sent.id)).not.toContain('vento cobre janela')
  const as = (campo: 'nome_social' | null) => ({ ...sent, colunas: sent.colunas.with(-1, campo) })
  await say(g.admin, as('nome_social'), {}, places())
  expect(await kept(sent.id)).toEqual(['vento cobre janela'])
  const other = await send(text)
  await say(g.admin, { ...as(null), id: other.id }, {}, places())
  expect(await kept(other.id)).toEqual([''])
})

it('no password is kept once it was recorded, neither that of the file nor one corrected on the screen', async () => {
  const header = 'perfil;nome;email;senha;rede_codigo;turma_codigo'
  const line = (nome: string, email: string) =>
    `professor;${nome};${email};vento cobre janela;${g.escola};${g.turma}`
  const lote = await sendLote(
    g.tenant,
    g.admin,
    `${[header, line('Noemi Dias', 'noemi@x.test'), line('Saulo Reis', 'saulo@x.test')].join('\n')}\n`,
  )
  const linhas = [{ numero: 2, valores: { senha: 'outono sobre telhados' } }]
  const saved = await callAs(g.admin, loteApi.saveLinhas, { params: { id: lote.id }, body: { linhas } })
  expect(saved.data.lote.contagem).toMatchObject({ criar: 2, erro: 0 })
  const kept = async () =>
    g.tenant.sql(
      `select celulas ->> 3 <> '' as do_arquivo, correcoes ? 'senha' as corrigida from lote_linha
       where tenant_id = $1 and lote_id = $2 order by numero`,
      [g.tenant.id, lote.id],
    )
  expect(await kept()).toEqual([
    { do_arquivo: true, corrigida: true },
    { do_arquivo: true, corrigida: false },
  ])
  await recordLote(g.tenant, g.admin, saved.data.lote)
  expect(await kept()).toEqual([
    { do_arquivo: false, corrigida: false },
    { do_arquivo: false, corrigida: false },
  ])
})

describe('who manages one school', () => {
  const text = () =>
    [
      'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,email',
      'x-1,TRUE,org-sch-1,administrator,Iva,Porto,iva@x.test',
      'x-2,TRUE,org-sch-1,student,Leo,Porto,leo@x.test',
      'x-3,TRUE,org-sch-2,student,Mel,Porto,mel@x.test',
      '',
    ].join('\n')

  it('is offered their own schools and roles alone, and refused the others line by line', async () => {
    const gestora = await g.tenant.person('Gestora', {
      papel: 'gestor_rede',
      funcao: 'escrita',
      rede: g.tenant.escola,
    })
    const sent = await send(text(), gestora)
    const { papeis, opcoes, perfis } = await valoresOf(gestora, sent)
    expect(papeis).toEqual(['aluno', 'professor', 'coordenador', 'responsavel'])
    expect(opcoes.map(({ codigo }) => codigo)).toEqual([g.escola])
    expect(perfis).toContainEqual({ valor: 'administrator', linhas: 1, sentido: null })
    const lote = await say(gestora, sent, { administrator: 'gestor_rede' }, places())
    expect(await faultsOf(gestora, lote.id)).toEqual([
      [2, 'perfil perfil_sem_permissao'],
      [4, 'rede_codigo rede_desconhecida'],
    ])
    expect(
      (await say(g.admin, await send(text()), { administrator: 'gestor_rede' }, places())).contagem,
    ).toMatchObject({ criar: 3, erro: 0 })
  })
})
