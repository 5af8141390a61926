/** Calls of the rules of paths (section 7, "Rules"): how a path counts and what its parts are called. */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, JsonText, Line } from '../../../core/contract/schema.ts'
import { RegraListada } from './shapes.ts'

const shared = { area: 'trilha', client: 'auth', access: 'resource' } as const
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

export const trilhaRegraApi = defineApi({
  listRegras: {
    ...shared,
    method: 'GET',
    path: `${BASE}/listar/regras`,
    summary:
      "The person's own rules, then those of the platform, each by name: at most 100 of each. Broken labels come as the defaults.",
    returns: ObjectOf({
      lista_regras_usuario: ArrayOf(RegraListada),
      lista_regras_default: ArrayOf(RegraListada),
      permissoes: ObjectOf({ criar: Flag(), criar_padrao: Flag() }),
    }),
  },
  createRegra: {
    ...shared,
    method: 'POST',
    path: `${BASE}/regra/cadastrar`,
    summary:
      'A new rule. `padrao`: of the platform, for everybody, which administrators make. 422 regras_demais beyond 100.',
    body: ObjectOf({ nome: Line(120, 1), padrao: Optional(Flag()), ...fields }),
    returns: ObjectOf({ regra: RegraListada }),
  },
  editRegra: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/regra/editar`,
    summary: 'Changes what is sent of a rule; the paths that count by it follow at once.',
    body: ObjectOf({ id: Id, nome: Optional(Line(120, 1)), ...fields }),
    returns: ObjectOf({ regra: RegraListada }),
  },
  removeRegra: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/regra/excluir/:id`,
    summary: 'Removes a rule. 409 regra_em_uso says how many paths count by it.',
    params: ObjectOf({ id: Id }),
    returns: ObjectOf({}),
  },
})
