/** Which field a column of a file holds, from its heading: by alias when sure, by likeness as a proposal. */
import { entender, type Parecidos, sentidosOf, type Vocabulario } from '../../../core/contract/columns.ts'
import { type Campo, CHAVES, DE_OUTROS } from './shapes.ts'

/** Headings as schools write them, folded and without signs. */
const ALIASES: Readonly<Record<Campo, readonly string[]>> = {
  acao: ['acao', 'operacao', 'oquefazer'],
  perfil: ['perfil', 'papel', 'tipodeusuario', 'tipousuario', 'role'],
  nome: [
    'nome',
    'nomecompleto',
    'nomedoaluno',
    'nomealuno',
    'aluno',
    'estudante',
    'nomedoestudante',
    'nomecivil',
    'givenname',
    'firstname',
  ],
  nome_social: ['nomesocial'],
  email: ['email', 'emaildoaluno', 'correioeletronico', 'emailinstitucional'],
  login: ['login', 'usuario', 'nomedeusuario', 'username'],
  senha: ['senha', 'password'],
  cpf: ['cpf', 'cpfdoaluno', 'numerodocpf', 'numerocpf'],
  data_nascimento: [
    'datanascimento',
    'datadenascimento',
    'nascimento',
    'dtnascimento',
    'dtnasc',
    'datanasc',
    'datadenasc',
  ],
  ra: [
    'ra',
    'radoaluno',
    'registrodoaluno',
    'registroacademico',
    'numerodematricula',
    'nmatricula',
    'nromatricula',
    'identifier',
  ],
  inep_aluno: ['inepaluno', 'inepdoaluno', 'codigoinepdoaluno', 'codigoinepaluno', 'idinep', 'idaluno'],
  rede_codigo: [
    'redecodigo',
    'codigodarede',
    'codigorede',
    'codigodaescola',
    'codigoescola',
    'codescola',
    'codescmec',
    'inepescola',
    'inepdaescola',
    'codigoinepdaescola',
    'escola',
    'orgsourcedids',
    'primaryorgsourcedid',
  ],
  turma_codigo: ['turmacodigo', 'codigodaturma', 'codigoturma', 'codturma', 'turma', 'classe', 'folha'],
  numero_chamada: [
    'numerochamada',
    'numerodachamada',
    'numerodechamada',
    'chamada',
    'ndechamada',
    'nchamada',
  ],
  turno: ['turno'],
  data_matricula: ['datamatricula', 'datadamatricula', 'datadematricula', 'dtmatricula'],
  responsavel_nome: ['responsavelnome', 'responsavel', 'nomedoresponsavel', 'nomeresponsavel'],
  responsavel_email: ['responsavelemail', 'emaildoresponsavel', 'emailresponsavel'],
  responsavel_telefone: [
    'responsaveltelefone',
    'telefonedoresponsavel',
    'telefoneresponsavel',
    'celulardoresponsavel',
    'responsavelcelular',
  ],
  laudo: ['laudo', 'possuilaudo', 'temlaudo'],
  deficiencia: ['deficiencia', 'tipodedeficiencia', 'tipodeficiencia'],
  idioma: ['idioma', 'lingua'],
  nome_do_meio: ['nomedomeio', 'middlename'],
  sobrenome: ['sobrenome', 'familyname', 'lastname'],
  telefone: ['telefone', 'sms', 'phone'],
  codigo_origem: ['codigoorigem', 'sourcedid'],
  ligados: ['ligados', 'agentsourcedids', 'usersourcedids', 'agents'],
  situacao_origem: ['situacaoorigem', 'status'],
  conta_ativa: ['contaativa', 'enableduser'],
}

/** Likenesses, of a heading with all of these in it, tried in order: the narrower ones first. */
const PARECIDOS: Parecidos<Campo> = [
  [[/respons/, /mail/], 'responsavel_email'],
  [[/respons/, /tel|cel|fone/], 'responsavel_telefone'],
  [[/respons|^mae$|^pai$|filiacao/], 'responsavel_nome'],
  [[/social/], 'nome_social'],
  [[/nasc/], 'data_nascimento'],
  [[/mail/], 'email'],
  [[/cpf/], 'cpf'],
  [[/inep/, /alun|estud/], 'inep_aluno'],
  [[/inep|escol|unidade|rede/], 'rede_codigo'],
  [[/turma|classe/], 'turma_codigo'],
  [[/data/, /matric/], 'data_matricula'],
  [[/chamada/], 'numero_chamada'],
  [[/matric|registro|^ra/], 'ra'],
  [[/nome|alun|estud/], 'nome'],
  [[/defici/], 'deficiencia'],
  [[/turno|periodo/], 'turno'],
]

export interface Colunas {
  /** One for each column of the file; null is left out. */
  colunas: (Campo | null)[]
  /** Every heading was known, none twice, and nothing needed is missing: nobody need look. */
  segura: boolean
}

/** What must be there before lines can be read: the name, the school, and one key. */
export const missingOf = (colunas: readonly (Campo | null)[]): ('nome' | 'rede_codigo' | 'chave')[] => [
  ...(colunas.includes('nome') ? [] : (['nome'] as const)),
  ...(colunas.includes('rede_codigo') ? [] : (['rede_codigo'] as const)),
  ...([...CHAVES, 'codigo_origem' as const].some((chave) => colunas.includes(chave))
    ? []
    : (['chave'] as const)),
]

/** What a file of people may say. */
export const vocabulario: Vocabulario<Campo> = {
  sentidoOf: sentidosOf(ALIASES, PARECIDOS),
  missingOf,
  segredo: 'senha',
}

/** Proposes a field for each heading. */
export function guessColunas(cabecalho: readonly string[]): Colunas {
  const { colunas, certezas } = entender(cabecalho, vocabulario)
  // What another system's words and ids mean is for a person to look at, however well its headings are known.
  const segura =
    certezas.every((one) => one === 'certa') &&
    missingOf(colunas).length === 0 &&
    !colunas.some((campo) => DE_OUTROS.some((one) => one === campo))
  return { colunas, segura }
}

/** The cells of one line by field, spaces around them away. */
export function valoresOf(
  celulas: readonly string[],
  colunas: readonly (Campo | null)[],
): Partial<Record<Campo, string>> {
  const valores: Partial<Record<Campo, string>> = {}
  colunas.forEach((campo, i) => {
    if (campo) valores[campo] = (celulas[i] ?? '').trim()
  })
  return valores
}
