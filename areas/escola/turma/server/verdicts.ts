/** Verdicts of the calls of classes. The class is the one of the pupil and the teacher. */
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

/** Whoever is in the class or answers for it from above; for everyone else it does not exist. */
const seesTurma: Row = {
  input: ({ tenant }) => ({ params: { turma: tenant.turma } }),
  otherwise: 404,
  verdicts: {
    aluno: 'ok',
    responsavel: 'ok',
    professor: 'ok',
    coordenador: 'ok',
    'gestor leitura': 'ok',
    'gestor escrita': 'ok',
    'administrador tenant': 'ok',
    'administrador plataforma': 'ok',
  },
}

const GESTAO = {
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const

/** What is asked of the class, by whom it is granted; who may only look at its settings is told so. */
const manages = (
  professor: 'ok' | 403,
  input: (world: World) => Promise<Omit<CallInput, 'query'>> | Omit<CallInput, 'query'> = () => ({}),
): Row => ({
  input: async (world) => ({ params: { turma: world.tenant.turma }, ...(await input(world)) }),
  otherwise: 404,
  verdicts: { professor, 'gestor leitura': 403, ...GESTAO },
})

/** Answers for some network, or for the whole tenant. */
const answersForSome: Row = {
  otherwise: 403,
  verdicts: { 'coordenador de outra escola': 'ok', 'gestor leitura': 'ok', ...GESTAO },
}

/** A teacher of another class of the school. */
const colleague = async ({ tenant }: World) =>
  (await tenant.person('Colega', { papel: 'professor', turma: await tenant.newTurma('9º Z') })).id

/** Somebody who helps in the class. */
async function helper({ tenant }: World) {
  const { id } = await tenant.person('Auxiliar', { papel: 'professor', turma: tenant.turma })
  await tenant.sql('update vinculo set auxiliar = true where tenant_id = $1 and usuario_id = $2', [
    tenant.id,
    id,
  ])
  return { params: { turma: tenant.turma, usuario: id } }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const verdicts: Table = {
  'turma.listAtivas': { otherwise: 'ok' },
  'turma.listDesativadas': { otherwise: 'ok' },
  'turma.find': seesTurma,
  'turma.members': seesTurma,
  'turma.mural': seesTurma,
  'turma.home': { otherwise: 'ok' },
  // A teacher is told where their school lets them make one.
  'turma.listRedes': {
    ...answersForSome,
    verdicts: { ...answersForSome.verdicts, professor: 'ok', 'professor de outra turma': 'ok' },
  },
  'turma.listLixeira': answersForSome,
  'turma.listPlataforma': {
    otherwise: 403,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'turma.findDocentes': {
    input: ({ tenant }) => ({ query: { turma: tenant.turma } }),
    otherwise: 404,
    verdicts: { professor: 'ok', 'gestor leitura': 403, ...GESTAO },
  },
  'turma.create': {
    input: ({ tenant }) => ({ body: { rede: tenant.escola, nome: '1º C', ano_letivo: 2026 } }),
    otherwise: 403,
    verdicts: GESTAO,
  },
  'turma.findConfiguracao': {
    input: ({ tenant }) => ({ params: { turma: tenant.turma } }),
    otherwise: 404,
    verdicts: { professor: 'ok', 'gestor leitura': 'ok', ...GESTAO },
  },
  'turma.configure': manages('ok', () => ({ body: { versao: 1, nome: '7º A' } })),
  'turma.setImagem': {
    ...manages('ok', () => ({ body: {} })),
    files: [{ nome: 'turma.png', conteudo: PIXEL }],
  },
  'turma.removeImagem': manages('ok'),
  'turma.renewCodigo': manages('ok'),
  // Opened again each time, so that the class stays as the other calls need it.
  'turma.setStatus': manages('ok', async ({ tenant }) => {
    await tenant.sql(`update turma set status = 'encerrada' where tenant_id = $1 and id = $2`, [
      tenant.id,
      tenant.turma,
    ])
    return { body: { acao: 'reabrir' } }
  }),
  'turma.addDocente': manages('ok', async (world) => ({
    body: { usuario: await colleague(world), auxiliar: true },
  })),
  'turma.changeDocente': manages(403, async (world) => ({
    ...(await helper(world)),
    body: { auxiliar: true },
  })),
  'turma.removeDocente': manages('ok', helper),
}

export const less: Less = [[['administrador visitante'], 403, ['setImagem']]]
