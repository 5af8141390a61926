/** Sentences of the outbox of the demonstration. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const correioTexts = defineTexts({
  titulo: { pt: 'Correio da demonstração', en: 'Outbox of the demonstration' },
  descricao: {
    pt: 'Nenhum e-mail sai daqui: o que seria enviado fica nesta caixa, para você ver.',
    en: 'No email goes out: what would have been sent stays in this box for you to see.',
  },
  atualizar: { pt: 'Atualizar', en: 'Refresh' },
  mensagens: {
    pt: (n: number) => plural(n, '1 mensagem', '# mensagens'),
    en: (n: number) => plural(n, '1 message', '# messages'),
  },
  lista: { pt: 'Mensagens', en: 'Messages' },
  vazia: { pt: 'Nenhuma mensagem ainda', en: 'No messages yet' },
  vaziaTexto: {
    pt: 'Faça algo que envie um e-mail, como publicar um aviso, e volte aqui.',
    en: 'Do something that sends an email, such as publishing an announcement, and come back.',
  },
  desligado: { pt: 'O correio só existe na demonstração', en: 'The outbox exists in the demonstration only' },
  desligadoTexto: {
    pt: 'Nesta instalação os e-mails são enviados de verdade, ou a sua função não permite ler esta caixa.',
    en: 'On this installation email is really sent, or your role may not read this box.',
  },
  escolha: { pt: 'Escolha uma mensagem para ler', en: 'Choose a message to read' },
  semAssunto: { pt: '(sem assunto)', en: '(no subject)' },
  de: { pt: 'De', en: 'From' },
  para: { pt: 'Para', en: 'To' },
  enviada: { pt: 'Enviada', en: 'Sent' },
  comoCarta: { pt: 'Como aparece', en: 'As it looks' },
  soTexto: { pt: 'Só o texto', en: 'Plain text' },
  modo: { pt: 'Como ler', en: 'How to read' },
  corpo: { pt: 'Texto da mensagem', en: 'Body of the message' },
})
