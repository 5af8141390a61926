/** The words of an export: what a person reads in the file, without the product. */

import { table } from '../../../core/contract/table.ts'
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts, inLanguage, type Language, plural } from '../../../core/texts/texts.ts'

export const exportTexts = defineTexts({
  titulo: { pt: 'Os seus dados', en: 'Your data' },
  deQuem: {
    pt: (nome: string, rede: string) => `Cópia dos dados de ${nome} ${comArtigo('em', rede)}`,
    en: (nome: string, rede: string) => `Copy of the data of ${nome} at ${rede}`,
  },
  feitaEm: { pt: (quando: string) => `Feita em ${quando}`, en: (quando: string) => `Made on ${quando}` },
  como: {
    pt: 'Esta página abre sem internet. O arquivo dados.json traz o mesmo para programas, e a pasta arquivos, o que foi enviado. Outras pessoas aparecem só pela função; o que elas escreveram não está aqui.',
    en: 'This page opens without the internet. The file dados.json holds the same for programs, and the folder arquivos what was uploaded. Other people appear by their role only; what they wrote is not here.',
  },
  conteudo: { pt: 'Conteúdo', en: 'Contents' },
  arquivos: { pt: 'Arquivos enviados', en: 'Uploaded files' },
  linhas: {
    pt: (n: number) => plural(n, '1 registro', '# registros'),
    en: (n: number) => plural(n, '1 record', '# records'),
  },
  vazio: { pt: 'Nenhum registro', en: 'No records' },
  para: { pt: 'Para quê', en: 'Why' },
  ate: { pt: 'Até quando', en: 'How long' },
  sim: { pt: 'sim', en: 'yes' },
  nao: { pt: 'não', en: 'no' },
  voce: { pt: 'você', en: 'you' },
  outraPessoa: { pt: 'outra pessoa', en: 'another person' },
  arquivo: {
    pt: (slug: string) => `meus-dados-${slug}.zip`,
    en: (slug: string) => `my-data-${slug}.zip`,
  },
})

const PAPEIS: Readonly<Record<string, { pt: string; en: string }>> = table({
  aluno: { pt: '⟦aluno⟧', en: 'student' },
  responsavel: { pt: 'responsável', en: 'guardian' },
  professor: { pt: 'quem ensina', en: 'teacher' },
  autor: { pt: 'equipe de conteúdo', en: 'content team' },
  revisor: { pt: 'equipe de conteúdo', en: 'content team' },
  aplicador: { pt: 'quem aplica provas', en: 'examiner' },
  coordenador: { pt: 'coordenação', en: 'coordination' },
  gestor_rede: { pt: 'gestão da rede', en: 'network management' },
  administrador_tenant: { pt: 'administração', en: 'administration' },
  'administrador-plataforma': { pt: 'administração', en: 'administration' },
  encarregado: { pt: 'encarregado de dados', en: 'data protection officer' },
  suporte: { pt: 'suporte', en: 'support' },
})

export function papelEmPalavras(papel: string, language: Language): string {
  const words = PAPEIS[papel]
  if (!words) return language === 'en-us' ? 'another person' : 'outra pessoa'
  return inLanguage(words, language)
}

/** What columns are called in the file; one that is missing shows its name with spaces. */
const COLUNAS: Readonly<Record<string, { pt: string; en: string }>> = table({
  nome: { pt: 'Nome', en: 'Name' },
  login: { pt: 'Usuário', en: 'Username' },
  email: { pt: 'E-mail', en: 'Email' },
  created_at: { pt: 'Quando', en: 'When' },
  updated_at: { pt: 'Mudou em', en: 'Changed on' },
  conteudo: { pt: 'Texto', en: 'Text' },
  titulo: { pt: 'Título', en: 'Title' },
  turma_id: { pt: 'Turma', en: 'Class' },
  rede_id: { pt: 'Rede ou escola', en: 'Network or school' },
  topico_id: { pt: 'Tópico', en: 'Topic' },
  mensagem_id: { pt: 'Mensagem', en: 'Message' },
  usuario_id: { pt: 'Pessoa', en: 'Person' },
  aluno_id: { pt: '⟦Aluno⟧', en: 'Student' },
  papel: { pt: 'Função', en: 'Role' },
  inicio: { pt: 'Desde', en: 'Since' },
  fim: { pt: 'Até', en: 'Until' },
  nota_publicada: { pt: 'Nota', en: 'Grade' },
  mensagem_publicada: { pt: 'Devolutiva', en: 'Feedback' },
  publicada_em: { pt: 'Publicada em', en: 'Published on' },
  data_nascimento: { pt: 'Nascimento', en: 'Birth' },
  deficiencia: { pt: 'Deficiência', en: 'Disability' },
  ip: { pt: 'Endereço de internet', en: 'Internet address' },
  agente: { pt: 'Aparelho', en: 'Device' },
  dia: { pt: 'Dia', en: 'Day' },
  minutos: { pt: 'Minutos', en: 'Minutes' },
  finalidade: { pt: 'Finalidade', en: 'Purpose' },
  quando: { pt: 'Quando', en: 'When' },
  estado: { pt: 'Estado', en: 'Status' },
  tipo: { pt: 'Tipo', en: 'Kind' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  entidade: { pt: 'Sobre', en: 'About' },
  acao: { pt: 'Ação', en: 'Action' },
  bytes: { pt: 'Tamanho em bytes', en: 'Size in bytes' },
  versao_texto: { pt: 'Versão do texto', en: 'Version of the text' },
  versao: { pt: 'Versão', en: 'Version' },
  numero_chamada: { pt: 'Número de chamada', en: 'Roll number' },
  data_matricula: { pt: 'Entrada', en: 'Arrival' },
  data_saida: { pt: 'Saída', en: 'Departure' },
  interacoes: { pt: 'Participações', en: 'Contributions' },
  ultima_em: { pt: 'Última vez', en: 'Last time' },
  funcao: { pt: 'Pode mudar', en: 'May change' },
  decisao: { pt: 'Resposta', en: 'Answer' },
  status: { pt: 'Situação', en: 'Standing' },
  idioma: { pt: 'Idioma', en: 'Language' },
  metodo: { pt: 'Como entrou', en: 'Access' },
  vista_em: { pt: 'Última vez', en: 'Last time' },
  preferencias: { pt: 'Escolhas', en: 'Choices' },
  retirado_por: { pt: 'Retirado por', en: 'Withdrawn by' },
  retirado_em: { pt: 'Retirado em', en: 'Withdrawn on' },
  quem_id: { pt: 'Quem', en: 'Who' },
  perfil_visivel: { pt: 'Perfil visível', en: 'Profile visible' },
  foto_visivel: { pt: 'Foto visível', en: 'Photo visible' },
  mudada_por: { pt: 'Quem mudou', en: 'Changed by' },
  via: { pt: 'Quem pediu', en: 'Asked by' },
  prazo: { pt: 'Prazo', en: 'Deadline' },
  decidido_em: { pt: 'Decidido em', en: 'Decided on' },
  executa_em: { pt: 'Exclui em', en: 'Erased on' },
  concluido_em: { pt: 'Concluído em', en: 'Done on' },
  visto_em: { pt: 'Visto em', en: 'Seen on' },
  ciente_em: { pt: 'Ciente em', en: 'Acknowledged on' },
  lida_em: { pt: 'Lida em', en: 'Read on' },
  editada_em: { pt: 'Editada em', en: 'Edited on' },
  removida_em: { pt: 'Removida em', en: 'Removed on' },
  id: { pt: 'Número', en: 'Number' },
  telefone: { pt: 'Telefone', en: 'Phone' },
})

export function colunaEmPalavras(coluna: string, language: Language): string {
  const words = COLUNAS[coluna]
  if (words) return inLanguage(words, language)
  const plain = coluna.replace(/_(id|em)$/, '').replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
