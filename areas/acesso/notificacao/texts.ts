/** The words of the panel of notifications, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const notificacaoTexts = defineTexts({
  nova: { pt: 'Nova', en: 'New' },
  marcarTodas: { pt: 'Marcar todas como lidas', en: 'Mark all as read' },
  vazio: { pt: 'Nenhuma notificação por enquanto', en: 'No notifications yet' },
  vazioDetalhe: {
    pt: 'Quando alguém responder, publicar um aviso ou uma nota, você vê aqui.',
    en: 'When someone answers, or posts an announcement or a grade, you see it here.',
  },
  erro: {
    pt: 'Não deu para carregar as notificações.',
    en: 'The notifications could not be loaded.',
  },
  verTodas: { pt: 'Ver todas', en: 'See all' },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },
})
