/** Sentences of the second person: what is asked, why somebody else confirms it, who may. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const confirmacaoTexts = defineTexts({
  senha: { pt: 'Gerar outra senha', en: 'Create a new password' },
  email: { pt: 'Mudar o e-mail', en: 'Change the email' },
  fator: { pt: 'Recomeçar a verificação em duas etapas', en: 'Reset two-step verification' },
  porQue: {
    pt: (nome: string) =>
      `${nome} trabalha aqui. Quem muda por onde outra pessoa entra poderia entrar no lugar dela: por isso uma segunda pessoa confirma. Depois, quem pediu faz a mudança, em até um dia.`,
    en: (nome: string) =>
      `${nome} works here. Anyone who changes how somebody else gets in could get in as them: a second person confirms it. Then whoever asked makes the change, within a day.`,
  },
  novoEmail: { pt: 'Novo e-mail', en: 'New email' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  motivoAjuda: {
    pt: 'Quem confirma lê este texto, e ele fica no registro.',
    en: 'The person who confirms reads this text, and it stays in the record.',
  },
  pedir: { pt: 'Pedir confirmação', en: 'Ask for confirmation' },
  pedida: { pt: 'Pedido enviado a quem pode confirmar.', en: 'Sent to those who may confirm.' },
  confirmar: { pt: 'Confirmar', en: 'Confirm' },
  recusar: { pt: 'Recusar', en: 'Refuse' },
  respondida: { pt: 'Resposta registrada.', en: 'Answer recorded.' },
  semEmail: { pt: 'sem e-mail', en: 'no email' },
  quemPediu: {
    pt: (minha: boolean, nome: string | null, motivo: string) =>
      `${minha ? 'Você pediu' : `${nome ?? 'A administração da plataforma'} pediu`}: “${motivo}”`,
    en: (minha: boolean, nome: string | null, motivo: string) =>
      `${minha ? 'You' : (nome ?? 'The administration of the platform')} asked: “${motivo}”`,
  },
  jaPode: { pt: 'Confirmado: agora faça a mudança.', en: 'Confirmed: now make the change.' },
  esperam: {
    pt: (quem: readonly string[]) =>
      quem.length === 0
        ? 'Espera a confirmação da administração da plataforma.'
        : `Espera a confirmação de: ${quem.slice(0, 3).join(', ')}.`,
    en: (quem: readonly string[]) =>
      quem.length === 0
        ? 'Waits for the administration of the platform to confirm.'
        : `Waits to be confirmed by: ${quem.slice(0, 3).join(', ')}.`,
  },
})
