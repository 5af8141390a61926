/** Calls of the rules of paths (section 7, "Rules"): how a path counts and what its parts are called. */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Id, JsonText, Line } from '../../../core/contract/schema.ts'
import { RegraListada } from './shapes.ts'

const BASE = '/projeto/pt-br/trilha/gerenciar'

/** A singular and a plural. */
const Rotulos = JsonText(ArrayOf(Line(60, 1), { minItems: 2, maxItems: 2 }))

const fields = {
  nomeEixo: Optional(Rotulos),
  nomeHabilidade: Optional(Rotulos),
  niveis: Optional(JsonText(ArrayOf(Line(40, 1), { minItems: 3, maxItems: 3 }))),
  livre: Optional(Flag()),
  minimo_nivel: Optional(Integer({ minimum: 0, maximum: 100 })),
  minimo_certificado: Optional(Integer({ minimum: 1, maximum: 100 })),
  dominio_regride: Optional(Flag()),
  tentativas: Optional(Integer({ minimum: 1, maximum: 99 })),
}

const { get, post, put, remove } = callsOf('trilha')

export const trilhaRegraApi = {
  listRegras: get(`${BASE}/listar/regras`, {
    summary:
      "The person's own rules, then those of the platform, each by name: at most 100 of each. Broken labels come as the defaults.",
    returns: {
      lista_regras_usuario: ArrayOf(RegraListada),
      lista_regras_default: ArrayOf(RegraListada),
      permissoes: ObjectOf({ criar: Flag(), criar_padrao: Flag() }),
    },
  }),
  createRegra: post(`${BASE}/regra/cadastrar`, {
    summary:
      'A new rule. `padrao`: of the platform, for everybody, which administrators make. 422 regras_demais beyond 100.',
    body: { nome: Line(120, 1), padrao: Optional(Flag()), ...fields },
    returns: { regra: RegraListada },
  }),
  editRegra: put(`${BASE}/regra/editar`, {
    summary: 'Changes what is sent of a rule; the paths that count by it follow at once.',
    body: { id: Id, nome: Optional(Line(120, 1)), ...fields },
    returns: { regra: RegraListada },
  }),
  removeRegra: remove(`${BASE}/regra/excluir/:id`, {
    summary: 'Removes a rule. 409 regra_em_uso says how many paths count by it.',
  }),
}
