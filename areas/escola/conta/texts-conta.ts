/** Sentences of the person's own account page. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const contaTexts = defineTexts({
  titulo: { pt: 'Minha conta', en: 'My account' },
  descricao: {
    pt: 'Quem você é aqui, como entra, e como prefere ler.',
    en: 'Who you are here, how you sign in, and how you like to read.',
  },
  sair: { pt: 'Sair deste aparelho', en: 'Sign out of this device' },
  salvar: { pt: 'Salvar', en: 'Save' },
  salvo: { pt: 'Salvo.', en: 'Saved.' },

  perfil: { pt: 'Seus dados', en: 'Your data' },
  nome: { pt: 'Nome', en: 'Name' },
  nomeAjuda: { pt: 'Como os outros veem você.', en: 'How others see you.' },
  nomeDaEscola: {
    pt: 'O seu nome vem da escola. Se houver um erro, avise a secretaria.',
    en: 'Your name comes from the school. If there is a mistake, tell the office.',
  },
  foto: { pt: 'Foto', en: 'Photo' },
  fotoAjuda: {
    pt: 'Só você vê, por enquanto. JPG, PNG ou WebP, até 5 MB; o lugar em que foi feita é excluído.',
    en: 'Only you see it, for now. JPG, PNG or WebP, up to 5 MB; where it was taken is removed.',
  },
  escolherFoto: { pt: 'Escolher foto', en: 'Choose a photo' },
  trocarFoto: { pt: 'Trocar a foto', en: 'Change the photo' },
  tirarFoto: { pt: 'Remover a foto', en: 'Remove the photo' },
  login: { pt: 'Nome de usuário', en: 'Username' },
  idioma: { pt: 'Idioma dos e-mails', en: 'Email language' },
  idiomaAjuda: {
    pt: 'Como escrevemos para você. O idioma das páginas fica em Acessibilidade.',
    en: 'How we write to you. The language of the pages is under Accessibility.',
  },
  portugues: { pt: 'Português', en: 'Português' },
  ingles: { pt: 'English', en: 'English' },

  email: { pt: 'E-mail', en: 'Email' },
  emailNenhum: { pt: 'Nenhum e-mail na conta.', en: 'No email on the account.' },
  confirmado: { pt: 'Confirmado', en: 'Confirmed' },
  porConfirmar: { pt: 'A confirmar', en: 'To be confirmed' },
  emailNovo: { pt: 'E-mail novo', en: 'New email' },
  emailAjuda: {
    pt: 'Enviamos um link para este endereço. A troca vale quando você abrir o link; o endereço antigo recebe um aviso.',
    en: 'We send a link to this address. The change counts once you open it; the old address is told.',
  },
  trocarEmail: { pt: 'Trocar o e-mail', en: 'Change the email' },
  porEmail: { pt: 'Adicionar um e-mail', en: 'Add an email' },
  confirmarEmail: { pt: 'Confirmar este e-mail', en: 'Confirm this email' },
  mandarLink: { pt: 'Enviar o link', en: 'Send the link' },
  linkEnviado: {
    pt: (email: string) => `Enviamos um link para ${email}. Ele vale por 48 horas.`,
    en: (email: string) => `We sent a link to ${email}. It is valid for 48 hours.`,
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },

  senha: { pt: 'Senha', en: 'Password' },
  senhaDesde: { pt: 'Em uso desde', en: 'In use since' },
  senhaNenhuma: {
    pt: 'A conta não tem senha: você entra de outro jeito.',
    en: 'The account has no password: you sign in another way.',
  },
  senhaDefinida: { pt: 'Só você sabe qual é.', en: 'Only you know it.' },
  trocarSenha: { pt: 'Trocar a senha', en: 'Change the password' },
  criarSenha: { pt: 'Criar uma senha', en: 'Create a password' },
  senhaAtual: { pt: 'Senha atual', en: 'Current password' },
  senhaTrocada: {
    pt: 'Senha trocada. As sessões em outros aparelhos terminaram.',
    en: 'Password changed. Sessions on other devices ended.',
  },
  preencha: { pt: 'Preencha este campo.', en: 'Fill in this field.' },

  sessoes: { pt: 'Aparelhos onde você entrou', en: 'Devices where you are signed in' },
  sessoesAjuda: {
    pt: 'Não reconhece algum? Encerre a sessão dele e troque a sua senha.',
    en: 'Don’t recognize one? End its session and change your password.',
  },
  este: { pt: 'Este aparelho', en: 'This device' },
  compartilhado: { pt: 'De mais gente', en: 'Shared' },
  entrouEm: { pt: 'Entrou', en: 'Signed in' },
  usadoEm: { pt: 'Usado', en: 'Used' },
  encerrar: { pt: 'Encerrar', en: 'End' },
  encerrarDe: {
    pt: (aparelho: string) => `Encerrar a sessão em ${aparelho}`,
    en: (aparelho: string) => `End the session on ${aparelho}`,
  },
  encerrada: { pt: 'Sessão encerrada.', en: 'Session ended.' },
  suporteVendo: {
    pt: (nome: string) => `${nome}, do suporte, vendo a sua conta sem poder alterar nada`,
    en: (nome: string) => `${nome}, of support, viewing your account unable to change anything`,
  },
  outroAparelho: { pt: 'Outro aparelho', en: 'Another device' },
  em: {
    pt: (navegador: string, sistema: string) => `${navegador} no ${sistema}`,
    en: (navegador: string, sistema: string) => `${navegador} on ${sistema}`,
  },

  remover: { pt: 'Excluir a conta', en: 'Delete the account' },
  removerAjuda: {
    pt: 'Fecha a conta e exclui o que diz quem você é. Você tem 7 dias para desfazer.',
    en: 'Closes the account and erases what says who you are. You have 7 days to undo it.',
  },
  removerPupilo: {
    pt: 'O seu pedido espera a confirmação de quem é responsável por você, ou da escola. Depois há ainda 7 dias para desfazer.',
    en: 'Your request waits for your guardian, or the school, to confirm it. Then there are still 7 days to undo it.',
  },
  removerO1: {
    pt: 'A conta continua aberta por 7 dias, e você pode desfazer a qualquer momento.',
    en: 'The account stays open for 7 days, and you can undo it at any time.',
  },
  removerO2: {
    pt: 'Depois ninguém entra mais com ela; o seu nome, e-mail, foto e arquivos são excluídos.',
    en: 'Then nobody signs in with it anymore; your name, email, photo and files are erased.',
  },
  removerO3: {
    pt: 'Notas e frequência ficam no registro da escola, e o que você escreveu nas turmas fica sem o seu nome.',
    en: 'Grades and attendance stay in the school’s record, and what you wrote in classes stays without your name.',
  },
  removerO4: {
    pt: 'As sessões em outros aparelhos terminam agora.',
    en: 'Sessions on other devices end now.',
  },
  removerConfirma: { pt: 'Entendi o que acontece', en: 'I understand what happens' },
  removerAgora: { pt: 'Excluir a minha conta', en: 'Delete my account' },
  removerPedir: { pt: 'Pedir a exclusão', en: 'Ask for the deletion' },
  voltarConta: { pt: 'Ficar com a conta', en: 'Keep the account' },
  removeEm: {
    pt: (dia: string) => `A sua conta será excluída em ${dia}`,
    en: (dia: string) => `Your account will be deleted on ${dia}`,
  },
  removeEspera: {
    pt: 'O pedido de excluir a conta espera confirmação',
    en: 'The request to delete the account waits to be confirmed',
  },
  removeTexto: {
    pt: 'Até lá você usa tudo como antes, e pode desfazer.',
    en: 'Until then you use everything as before, and can undo it.',
  },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  desfeito: { pt: 'A sua conta fica.', en: 'Your account stays.' },

  convidar: { pt: 'Convidar por e-mail', en: 'Invite by email' },
  convidarTexto: {
    pt: 'Um endereço por linha, até 60. Cada pessoa recebe um link que vale por 7 dias e entra na turma como ⟦aluno⟧.',
    en: 'One address per line, up to 60. Each person receives a link that is valid for 7 days and joins the class as a student.',
  },
  convidarComo: { pt: 'Quem você convida', en: 'Who you are inviting' },
  comoEstudante: { pt: '⟦Alunos⟧', en: 'Students' },
  comoDocente: { pt: '⟦Docente⟧ que ajuda', en: 'Assistant teacher' },
  convidarDocenteTexto: {
    pt: 'Um endereço por linha. Quem aceitar entra como ⟦docente⟧ auxiliar: vê ⟦os alunos⟧, o fórum e as entregas desta turma.',
    en: 'One address per line. Anyone who accepts becomes an assistant teacher: they see the students, the forum and the work turned in of this class.',
  },
  convidarResponsavel: { pt: 'Convidar responsável', en: 'Invite a guardian' },
  convidarResponsavelDe: {
    pt: (nome: string) => `Convidar responsável por ${nome}`,
    en: (nome: string) => `Invite a guardian of ${nome}`,
  },
  convidarResponsavelTexto: {
    pt: 'Um endereço por linha, até 4. Use o e-mail que a família deu à escola: quem aceitar acompanha a semana, os avisos e as notas ⟦deste aluno⟧.',
    en: 'One address per line, up to 4. Use the email that the family gave the school: whoever accepts follows the week, the announcements and the grades of this student.',
  },
  enderecos: { pt: 'E-mails', en: 'Emails' },
  mandarConvites: { pt: 'Enviar convites', en: 'Send invitations' },
  enviados: {
    pt: (n: number) => plural(n, '1 convite enviado.', '# convites enviados.'),
    en: (n: number) => plural(n, '1 invitation sent.', '# invitations sent.'),
  },
  naoSaoEmails: {
    pt: 'Estes não são e-mails e ficaram de fora:',
    en: 'These are not email addresses and were left out:',
  },

  pedidos: { pt: 'Pedidos de exclusão esperando você', en: 'Deletions that wait for you' },
  pedidosAjuda: {
    pt: '⟦Alunos⟧ que pediram para excluir a conta. Confirmado, ainda há 7 dias para desfazer.',
    en: 'Students who asked for their account to be deleted. Once confirmed, there are still 7 days to undo it.',
  },
  pediuEm: { pt: 'Pediu', en: 'Asked' },
  confirmarRemocao: { pt: 'Confirmar', en: 'Confirm' },
  confirmarDe: {
    pt: (nome: string) => `Confirmar a exclusão da conta de ${nome}`,
    en: (nome: string) => `Confirm the deletion of the account of ${nome}`,
  },
  recusar: { pt: 'Não excluir', en: 'Do not delete' },
  recusarDe: {
    pt: (nome: string) => `Não excluir a conta de ${nome}`,
    en: (nome: string) => `Do not delete the account of ${nome}`,
  },
  decidido: { pt: 'Pronto.', en: 'Done.' },
})

/** The report of invitations by mail, and its file. */
export const conviteTexts = defineTexts({
  campanha: { pt: 'Convites', en: 'Invitations' },
  descricao: {
    pt: 'Quem foi convidado por e-mail para esta turma nos últimos 30 dias, e o que aconteceu com o convite.',
    en: 'Who was invited to this class by email in the last 30 days, and what came of it.',
  },
  convidado: { pt: 'Convidado', en: 'Invited' },
  como: { pt: 'Como', en: 'As' },
  aluno: { pt: '⟦aluno⟧', en: 'student' },
  professor: { pt: '⟦docente⟧ que ajuda', en: 'assistant teacher' },
  responsavel: { pt: 'responsável', en: 'guardian' },
  responsavelDe: {
    pt: (aluno: string) => `responsável por ${aluno}`,
    en: (aluno: string) => `guardian of ${aluno}`,
  },
  acoes: { pt: 'Ações', en: 'Actions' },
  cancelar: { pt: 'Cancelar convite', en: 'Take back' },
  cancelarDe: {
    pt: (email: string) => `Cancelar o convite de ${email}`,
    en: (email: string) => `Take back the invitation of ${email}`,
  },
  cancelado: {
    pt: 'Convite cancelado. O link não vale mais.',
    en: 'Invitation taken back. Its link no longer works.',
  },
  validado: { pt: 'E-mail validado', en: 'Email validated' },
  situacao: { pt: 'Situação', en: 'Status' },
  enviado: { pt: 'Data', en: 'Date' },
  turma: { pt: 'Turma', en: 'Class' },
  aceito: { pt: 'Aceito', en: 'Accepted' },
  pendente: { pt: 'Esperando', en: 'Waiting' },
  vencido: { pt: 'Vencido', en: 'Expired' },
  retirado: { pt: 'Cancelado', en: 'Taken back' },
  /** After a figure that stands large. */
  convidados: {
    pt: (n: number) => (n === 1 ? 'pessoa convidada' : 'pessoas convidadas'),
    en: (n: number) => (n === 1 ? 'person invited' : 'people invited'),
  },
  aceitos: {
    pt: (n: number) => (n === 1 ? 'aceitou o convite' : 'aceitaram o convite'),
    en: () => 'accepted the invitation',
  },
  esperando: {
    pt: (n: number) => (n === 1 ? 'ainda espera resposta' : 'ainda esperam resposta'),
    en: () => 'still waiting for an answer',
  },
  buscar: { pt: 'Buscar convidado', en: 'Search for an address' },
  todas: { pt: 'todas', en: 'all' },
  nenhumAchado: { pt: 'Nenhum convite com estas palavras', en: 'No invitation with these words' },
  nenhumAchadoTexto: {
    pt: 'Confira o endereço ou mude a situação escolhida.',
    en: 'Check the address or change the chosen state.',
  },
  nenhum: { pt: 'Ninguém foi convidado por e-mail ainda', en: 'Nobody was invited by email yet' },
  nenhumTexto: {
    pt: 'Cada convite traz um link que vale por 7 dias e leva a pessoa para a turma.',
    en: 'Each invitation carries a link that is valid for 7 days and puts the person into the class.',
  },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  baixarCsv: { pt: 'Baixar em CSV', en: 'Download as CSV' },
  baixarXlsx: { pt: 'Baixar em Excel', en: 'Download for Excel' },
})
