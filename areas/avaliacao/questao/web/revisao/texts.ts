/** Words of the review of a question, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const revisaoTexts = defineTexts({
  revisao: { pt: 'Revisão', en: 'Review' },
  comentarios: { pt: 'Comentários em aberto', en: 'Open comments' },
  nenhum: { pt: 'Nenhum comentário em aberto', en: 'No open comments' },
  nenhumTexto: {
    pt: 'Para comentar um trecho, selecione-o na questão e use o botão de comentar ao lado. Sem seleção, o comentário fala do campo inteiro.',
    en: 'To comment on a passage, select it in the question and use the comment button beside it. Without a selection the comment is about the whole field.',
  },
  comentarEm: {
    pt: (campo: string) => `Comentar: ${campo}`,
    en: (campo: string) => `Comment on: ${campo}`,
  },
  comentarQuestao: { pt: 'Comentar a questão', en: 'Comment on the question' },
  irAoComentario: {
    pt: (n: number) => `Ver o comentário ${n}`,
    en: (n: number) => `See comment ${n}`,
  },
  comentarioN: {
    pt: (n: number, campo: string) => `Comentário ${n}: ${campo}`,
    en: (n: number, campo: string) => `Comment ${n}: ${campo}`,
  },
  anterior: { pt: 'Comentário anterior', en: 'Previous comment' },
  proximo: { pt: 'Próximo comentário', en: 'Next comment' },
  sobreTrecho: { pt: 'Sobre o trecho:', en: 'About the passage:' },
  alterado: { pt: 'Trecho alterado', en: 'Passage changed' },
  verNoTexto: { pt: 'Ver no texto', en: 'See in the text' },
  editado: { pt: 'editado', en: 'edited' },

  questao: { pt: 'A questão', en: 'The question' },
  texto_base: { pt: 'Texto-base', en: 'Base text' },
  enunciado: { pt: 'Enunciado', en: 'Statement' },
  comando: { pt: 'Comando', en: 'Task' },
  alternativa: {
    pt: (letra: string) => `Alternativa ${letra}`,
    en: (letra: string) => `Alternative ${letra}`,
  },
  analise: {
    pt: (letra: string) => `Análise da alternativa ${letra}`,
    en: (letra: string) => `Analysis of alternative ${letra}`,
  },
  resposta: { pt: 'Resposta', en: 'Answer' },
  explicacao: { pt: 'Explicação', en: 'Explanation' },
  saiu: { pt: 'Parte que saiu da questão', en: 'Part that left the question' },

  sobre: { pt: 'Sobre', en: 'About' },
  campoInteiro: { pt: 'O campo inteiro', en: 'The whole field' },
  comentario: { pt: 'Comentário', en: 'Comment' },
  comentar: { pt: 'Comentar', en: 'Comment' },
  comentado: { pt: 'Comentário adicionado.', en: 'Comment added.' },
  responder: { pt: 'Responder', en: 'Reply' },
  respostaA: { pt: (n: number) => `Resposta ao comentário ${n}`, en: (n: number) => `Reply to comment ${n}` },
  enviar: { pt: 'Enviar', en: 'Send' },
  editar: { pt: 'Editar', en: 'Edit' },
  editarTitulo: { pt: 'Editar comentário', en: 'Edit comment' },
  salvar: { pt: 'Salvar', en: 'Save' },
  remover: { pt: 'Remover', en: 'Remove' },
  removido: { pt: 'Comentário removido.', en: 'Comment removed.' },
  acoes: { pt: (n: number) => `Ações do comentário ${n}`, en: (n: number) => `Actions of comment ${n}` },
  acoesResposta: { pt: 'Ações da sua resposta', en: 'Actions of your reply' },
  resolver: { pt: 'Resolver', en: 'Resolve' },
  resolvido: { pt: 'Comentário resolvido.', en: 'Comment resolved.' },
  reabrir: { pt: 'Reabrir', en: 'Reopen' },
  resolvidos: {
    pt: (n: number) => plural(n, 'Um resolvido', '# resolvidos'),
    en: (n: number) => plural(n, 'One resolved', '# resolved'),
  },
  resolvidoPor: {
    pt: (nome: string) => `Resolvido por ${nome}`,
    en: (nome: string) => `Resolved by ${nome}`,
  },

  enviarRevisao: { pt: 'Enviar para revisão', en: 'Send for review' },
  enviada: { pt: 'Questão enviada para revisão.', en: 'Question sent for review.' },
  recado: { pt: 'Recado para quem revisa', en: 'Note to the reviewer' },
  aprovar: { pt: 'Aprovar', en: 'Approve' },
  aprovarTitulo: { pt: 'Aprovar questão', en: 'Approve question' },
  aprovada: { pt: 'Questão aprovada.', en: 'Question approved.' },
  abertos: {
    pt: (n: number) => plural(n, 'Há um comentário em aberto.', 'Há # comentários em aberto.'),
    en: (n: number) => plural(n, 'There is one open comment.', 'There are # open comments.'),
  },
  devolver: { pt: 'Pedir mudanças', en: 'Ask for changes' },
  devolvida: { pt: 'Questão devolvida a quem escreveu.', en: 'Question given back to its author.' },
  oQueMudar: { pt: 'O que precisa mudar', en: 'What has to change' },
  palavra: { pt: 'Recado para quem escreveu', en: 'Note to the author' },

  historico: { pt: 'Histórico', en: 'History' },
  passoEnviada: {
    pt: (nome: string, quando: string) => `Enviada para revisão por ${nome} em ${quando}`,
    en: (nome: string, quando: string) => `Sent for review by ${nome} on ${quando}`,
  },
  passoAprovada: {
    pt: (nome: string, quando: string) => `Aprovada por ${nome} em ${quando}`,
    en: (nome: string, quando: string) => `Approved by ${nome} on ${quando}`,
  },
  passoDevolvida: {
    pt: (nome: string, quando: string) => `${nome} pediu mudanças em ${quando}`,
    en: (nome: string, quando: string) => `${nome} asked for changes on ${quando}`,
  },
  passoRascunho: {
    pt: (nome: string, quando: string) => `Voltou a rascunho por ${nome} em ${quando}`,
    en: (nome: string, quando: string) => `Back to draft by ${nome} on ${quando}`,
  },
  passoArquivada: {
    pt: (nome: string, quando: string) => `Arquivada por ${nome} em ${quando}`,
    en: (nome: string, quando: string) => `Archived by ${nome} on ${quando}`,
  },
  passoVoltou: {
    pt: (nome: string, quando: string) => `Trazida de volta por ${nome} em ${quando}`,
    en: (nome: string, quando: string) => `Brought back by ${nome} on ${quando}`,
  },
})
