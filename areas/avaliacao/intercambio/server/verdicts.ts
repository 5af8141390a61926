/** Verdicts of the calls of intercambio: whoever writes questions brings them in; a file is its sender's alone. */
import type { CallInput } from '../../../../core/contract/request.ts'
import { WRITERS } from '../../../../test/verdicts/banco.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import { putQuestao } from '../../questao/server/factory.ts'
import { putImportacaoDeQuestoes } from './factory.ts'

const files = [{ nome: 'questoes.gift', conteudo: 'O gelo flutua. {T}\n' }]

/** Sent by the author of lessons. */
const sent = (rest: Omit<CallInput, 'params'> = {}, given: object = {}, more: object = {}): Row => ({
  input: async ({ tenant, people }) => {
    const id = await putImportacaoDeQuestoes(tenant, people.autor as { id: number }, given)
    return { params: { id, ...more }, ...rest }
  },
  otherwise: 404,
  verdicts: { autor: 'ok' },
})

/** A question of the teacher's, approved for the school, goes out. */
const out: Row = {
  input: async ({ tenant, professor }) => ({
    body: {
      questoes: [await putQuestao(tenant, professor, { rede: tenant.escola })],
      formato: 'gift',
      gabarito: true,
    },
  }),
  otherwise: 403,
  verdicts: {
    professor: 'ok',
    coordenador: 'ok',
    'gestor leitura': 'ok',
    'gestor escrita': 'ok',
    'administrador tenant': 'ok',
    'administrador plataforma': 'ok',
    autor: 404,
    'professor de outra turma': 404,
    'coordenador de outra escola': 404,
  },
}

export const verdicts: Table = {
  'intercambio.listImportacoes': { input: () => ({}), otherwise: 403, verdicts: WRITERS },
  'intercambio.createImportacao': { input: () => ({ body: {} }), files, otherwise: 403, verdicts: WRITERS },
  'intercambio.findImportacao': sent(),
  'intercambio.setImportacao': sent({ body: { existentes: 'versao' } }),
  'intercambio.listItens': sent({ query: {} }),
  'intercambio.decideItens': sent({ body: { decisao: 'manter' } }),
  'intercambio.findItem': sent({}, {}, { numero: 1 }),
  'intercambio.findOriginal': sent({}, {}, { numero: 1 }),
  'intercambio.confirmImportacao': sent({ body: { questoes: 1 } }),
  'intercambio.previewUndo': sent({}, { passo: 'gravado' }),
  'intercambio.undoImportacao': sent({ body: { manter_mudadas: false } }, { passo: 'gravado' }),
  'intercambio.removeImportacao': sent(),
  'intercambio.rehearseExportacao': out,
  'intercambio.createExportacao': out,
}

export const less: Less = [[['administrador visitante'], 403, ['listImportacoes', 'createImportacao']]]
