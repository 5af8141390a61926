/** Verdicts of the calls of cartao. The class is the one of the pupil and the teacher. */

import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { makeAparelhoToken, makeCodigo } from './secrets.ts'

/** A public call refuses only a token that is none, or of another house. */
const PUBLIC = { 'sessao encerrada': 'ok', suspenso: 'ok', 'de outro tenant': 'ok' } as const

async function aparelhoDaTurma({ tenant }: World) {
  const { token, hash } = makeAparelhoToken()
  const [row] = await tenant.sql<{ id: string }>(
    `insert into aparelho (tenant_id, turma_id, token_hash, nome, expira_em)
     values ($1, $2, $3, 'Tablet', now() + interval '1 day') returning id`,
    [tenant.id, tenant.turma, hash],
  )
  return { token, id: Number(row?.id) }
}

/** A card of the pupil's, who may choose pictures. */
async function cartaoDaAluna({ tenant, aluno }: World): Promise<string> {
  const { codigo, hash } = makeCodigo()
  await tenant.sql('update cartao set revogado_em = now() where usuario_id = $1', [aluno.id])
  await tenant.sql('insert into cartao (tenant_id, usuario_id, codigo_hash) values ($1, $2, $3)', [
    tenant.id,
    aluno.id,
    hash,
  ])
  await tenant.sql('delete from senha_imagem where usuario_id = $1', [aluno.id])
  await tenant.sql(
    `insert into senha_imagem (tenant_id, usuario_id, escolher_ate) values ($1, $2, now() + interval '1 day')`,
    [tenant.id, aluno.id],
  )
  return codigo
}

/** A pupil of the class's own, whose sessions nobody else here needs. */
async function outraAluna({ tenant }: World): Promise<number> {
  return (await tenant.person('Colega', { papel: 'aluno', turma: tenant.turma })).id
}

/** Whoever manages the class; those who only see it are told so, and for everyone else it does not exist. */
const manages: Pick<Row, 'otherwise' | 'verdicts'> = {
  otherwise: 404,
  verdicts: {
    aluno: 403,
    responsavel: 403,
    'gestor leitura': 403,
    professor: 'ok',
    coordenador: 'ok',
    'gestor escrita': 'ok',
    'administrador tenant': 'ok',
    'administrador plataforma': 'ok',
  },
}

export const verdicts: Table = {
  'cartao.readAparelho': {
    input: async (world) => ({ body: { aparelho: (await aparelhoDaTurma(world)).token } }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'cartao.readCartao': {
    input: async (world) => ({
      body: { aparelho: (await aparelhoDaTurma(world)).token, codigo: await cartaoDaAluna(world) },
    }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'cartao.signIn': {
    input: async (world) => ({
      body: {
        aparelho: (await aparelhoDaTurma(world)).token,
        codigo: await cartaoDaAluna(world),
        imagens: ['gato', 'uva', 'sol'],
      },
    }),
    otherwise: 'ok',
    verdicts: PUBLIC,
  },
  'cartao.list': { ...manages, input: ({ tenant }) => ({ params: { turma: tenant.turma } }) },
  'cartao.issue': {
    ...manages,
    input: async (world) => ({
      params: { turma: world.tenant.turma },
      body: { alunos: [await outraAluna(world)] },
    }),
  },
  'cartao.revoke': {
    ...manages,
    input: async (world) => {
      await cartaoDaAluna(world)
      return { params: { turma: world.tenant.turma, aluno: world.aluno.id } }
    },
  },
  'cartao.resetImagem': {
    ...manages,
    input: async (world) => ({ params: { turma: world.tenant.turma, aluno: await outraAluna(world) } }),
  },
  'cartao.resetSenha': {
    ...manages,
    input: async (world) => ({ params: { turma: world.tenant.turma, aluno: await outraAluna(world) } }),
  },
  'cartao.registerAparelho': {
    ...manages,
    input: ({ tenant }) => ({ params: { turma: tenant.turma }, body: { nome: 'Tablet' } }),
  },
  'cartao.revokeAparelho': {
    ...manages,
    input: async (world) => ({
      params: { turma: world.tenant.turma, aparelho: (await aparelhoDaTurma(world)).id },
    }),
  },
}
