/** What the server says of notices to a network, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const avisoTexts = defineTexts({
  semTurmas: {
    pt: 'Nenhuma turma ativa desta rede tem avisos: não há a quem enviar.',
    en: 'No active class of this network has announcements: there is nobody to send to.',
  },
  turmasDemais: {
    pt: 'São mais de 5.000 turmas: envie por sub-rede.',
    en: 'These are more than 5,000 classes: send it to one sub-network at a time.',
  },
  naoEstaNoAr: {
    pt: 'Este aviso não está no ar: não há o que lembrar.',
    en: 'This announcement has not gone out yet: there is nothing to remind people about.',
  },
})
