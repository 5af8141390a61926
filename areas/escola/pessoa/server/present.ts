/** Rows as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Actor, hasAsked } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { isStaff, maySecond, needsSecond } from '../../../../core/policy/rank.ts'
import { languageOf } from '../../../../core/texts/texts.ts'
import type { ConfirmacaoRow } from '../../../acesso/sessao/server/public.ts'
import { dadoPolicy, type PessoaTarget, papelPolicy, pessoaPolicy, subjectOf } from '../policy.ts'
import { maskCpf } from '../rules.ts'
import type { Concessao, Confirmacao, Matricula, Pessoa, PessoaLinha, Vinculo } from '../shapes.ts'
import type { PessoaRow } from './queries.ts'
import type { LinhaRow } from './queries-lista.ts'
import type { ConcessaoRow, MatriculaRow, VinculoRow } from './queries-papel.ts'

export const presentLinha = ({
  created_at: _,
  total: __,
  visto_em,
  ...row
}: LinhaRow): Told<PessoaLinha> => ({
  ...row,
  status: row.status as PessoaLinha['status'],
  papeis: row.papeis as PessoaLinha['papeis'],
  visto_em,
})

const refOf = (id: number | null, nome: string | null) => (id === null ? undefined : { id, nome: nome ?? '' })

export function presentVinculo(row: VinculoRow, pode: boolean, now: Date): Told<Vinculo> {
  const rede = refOf(row.rede_id, row.rede_nome)
  const turma = refOf(row.turma_id, row.turma_nome)
  const aluno = refOf(row.aluno_id, row.aluno_nome)
  const ended = row.fim !== null && row.fim <= now
  return {
    id: row.id,
    papel: row.papel,
    funcao: row.funcao,
    auxiliar: row.auxiliar,
    ...(rede && { rede }),
    ...(turma && { turma }),
    ...(aluno && { aluno }),
    inicio: row.inicio,
    fim: row.fim,
    situacao: ended ? 'encerrado' : row.inicio > now ? 'futuro' : 'vigente',
    pode: pode && !ended,
  }
}

export const presentMatricula = (row: MatriculaRow, pode: boolean): Told<Matricula> => ({
  turma: { id: row.turma_id, nome: row.turma_nome },
  escola: { id: row.escola_id, nome: row.escola_nome },
  ano_letivo: row.ano_letivo,
  status: row.status as Matricula['status'],
  numero_chamada: row.numero_chamada,
  data_matricula: row.data_matricula,
  data_saida: row.data_saida,
  motivo: row.motivo as Matricula['motivo'],
  pode: pode && row.turma_status === 'ativa',
})

const presentConcessao = (row: ConcessaoRow): Told<Concessao> => ({
  id: row.id,
  dado: row.dado,
  rede: { id: row.rede_id, nome: row.rede_nome },
  motivo: row.motivo,
  concedida_por: row.quem,
  inicio: row.inicio,
  fim: row.fim,
})

/** Who works here and has been here gets in somehow, by a provider for instance: what they get is no first way in. */
export const hasWayIn = (row: Pick<PessoaRow, 'tem_acesso' | 'ja_entrou'>, target: PessoaTarget): boolean =>
  row.tem_acesso || (row.ja_entrou && isStaff(subjectOf(target)))

const presentConfirmacao = (
  row: ConfirmacaoRow,
  { actor, target, administradores }: Details,
): Told<Confirmacao> => {
  const asker = {
    usuario_id: row.pedido_por,
    visitante_id: row.pedido_visitante,
    visitante_tenant: row.pedido_tenant,
  }
  const subject = subjectOf(target)
  return {
    id: row.id,
    ato: row.ato,
    email: row.email,
    motivo: row.motivo,
    pedida_por: row.quem,
    expira_em: row.expira_em,
    confirmada: row.confirmado_em !== null,
    minha: hasAsked(actor, asker, target.tenantId),
    pode:
      row.confirmado_em === null &&
      can(pessoaPolicy, actor, 'edit', target) &&
      maySecond(actor, subject, asker),
    quem: administradores
      .filter(({ papeis, ...person }) => maySecond(administratorAs(person, papeis, target), subject, asker))
      .map(({ nome }) => nome),
  }
}

/** An administrator of the tenant as the rule that knows rank sees them. */
export const administratorAs = (
  { id, nome }: { id: number; nome: string },
  funcoes: readonly string[],
  { tenantId }: Pick<PessoaTarget, 'tenantId'>,
): Actor => ({ id, nome, tenantId, funcoes, redes: [], turmas: [], dependentes: [] })

export interface Details {
  actor: Actor
  now: Date
  target: PessoaTarget
  vinculos: readonly VinculoRow[]
  matriculas: readonly MatriculaRow[]
  concessoes: readonly ConcessaoRow[]
  confirmacoes: readonly ConfirmacaoRow[]
  /** Read where something is asked: who could confirm it. */
  administradores: readonly { id: number; nome: string; papeis: string[] }[]
  /** Places of each pupil that the person is guardian of. */
  lugares: ReadonlyMap<number, readonly (readonly number[])[]>
  concedidas: Readonly<Record<'laudo' | 'nascimento', readonly number[]>>
}

export function presentPessoa(row: PessoaRow, details: Details): Told<Pessoa> {
  const { actor, now, target, concedidas, lugares } = details
  const gives = (papel: Vinculo['papel'], lugar: readonly number[] | null) =>
    can(papelPolicy, actor, 'give', { pessoa: target, papel, lugar })
  const dado = (action: keyof typeof dadoPolicy, name: 'laudo' | 'nascimento') =>
    can(dadoPolicy, actor, action, { pessoa: target, concedidas: concedidas[name] })
  const { edit, help, suspend, grant } = {
    edit: can(pessoaPolicy, actor, 'edit', target),
    help: can(pessoaPolicy, actor, 'help', target),
    suspend: can(pessoaPolicy, actor, 'suspend', target),
    grant: can(pessoaPolicy, actor, 'grant', target),
  }
  return {
    id: row.id,
    nome: row.nome,
    nome_civil: row.nome_civil,
    login: row.login,
    email: row.email,
    email_validado: row.email_validado_em !== null,
    cpf: row.cpf === null ? null : maskCpf(row.cpf),
    ra: row.ra,
    inep: row.inep,
    telefone: row.telefone,
    idioma: languageOf(row.idioma),
    status: row.status as Pessoa['status'],
    criado_em: row.created_at,
    visto_em: row.visto_em,
    tem_acesso: hasWayIn(row, target),
    tem_fator: row.tem_fator,
    vinculos: details.vinculos.map((vinculo) => {
      const places = vinculo.aluno_id === null ? [vinculo.caminho] : (lugares.get(vinculo.aluno_id) ?? [])
      const pode =
        places.length === 0 ? gives(vinculo.papel, null) : places.some((at) => gives(vinculo.papel, at))
      return presentVinculo(vinculo, pode, now)
    }),
    matriculas: details.matriculas.map((matricula) =>
      presentMatricula(matricula, gives('aluno', matricula.caminho)),
    ),
    concessoes: details.concessoes.map(presentConcessao),
    confirmacoes: edit ? details.confirmacoes.map((each) => presentConfirmacao(each, details)) : [],
    versao: row.versao,
    permissoes: {
      edit,
      help,
      segunda: needsSecond('access', actor, subjectOf(target)),
      suspend,
      grant,
      laudo: dado('read', 'laudo'),
      nascimento: dado('read', 'nascimento'),
      editLaudo: dado('write', 'laudo'),
      editNascimento: dado('write', 'nascimento'),
    },
  }
}
