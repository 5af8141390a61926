/** Verdicts of the calls of assembling assessments. Each names the class of the teacher's, but what is printed: it has none. */
import type { Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putQuestao } from '../../questao/server/factory.ts'

/** Who uses the bank, and is told what the class does. */
const STAFF: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
  'administrador visitante': 'ok',
}
/** Who uses the bank elsewhere is told of no class here. */
const ELSEWHERE: Verdicts = {
  autor: 404,
  'professor de outra turma': 404,
  'coordenador de outra escola': 404,
}
const VERDICTS: Verdicts = { ...STAFF, ...ELSEWHERE }

const para = async ({ tenant, professor }: World) => ({
  habilidades: [],
  turma: tenant.turma,
  questoes: [await putQuestao(tenant, professor, { rede: tenant.escola })],
  disciplina: null,
  periodo: null,
})

export const verdicts: Table = {
  'montagem.conferir': {
    input: async (world) => ({ body: await para(world) }),
    otherwise: 403,
    verdicts: VERDICTS,
  },
  'montagem.procurar': {
    input: async (world) => ({ body: { ...(await para(world)), pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: VERDICTS,
  },
  'montagem.sugerir': {
    input: async (world) => ({
      body: { ...(await para(world)), vagas: [{ linha: null, faixa: 1, quantas: 2 }] },
    }),
    otherwise: 403,
    verdicts: VERDICTS,
  },
  'montagem.papel': {
    input: async (world) => ({ body: { questoes: (await para(world)).questoes } }),
    otherwise: 403,
    verdicts: {
      ...STAFF,
      autor: 'ok',
      'professor de outra turma': 'ok',
      'coordenador de outra escola': 'ok',
    },
  },
}
