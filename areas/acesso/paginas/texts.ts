/** Sentences of the pages shown when something is missing or broken. Part of what every page loads: few and short. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const paginasTexts = defineTexts({
  /** Section 2 fixes these words, in every language. */
  naoEncontradaExata: { pt: 'This page could not be found', en: 'This page could not be found' },
  naoEncontrada: { pt: 'Não encontramos esta página', en: 'We could not find this page' },
  naoEncontradaTexto: {
    pt: 'O endereço pode estar incompleto, ou o que ficava aqui mudou de lugar.',
    en: 'The address may be incomplete, or the page has moved.',
  },
  irInicio: { pt: 'Ir para o início', en: 'Go to the home page' },
  voltar: { pt: 'Voltar à página anterior', en: 'Go back' },

  erro: { pt: 'Algo deu errado nesta página', en: 'Something went wrong on this page' },
  erroTexto: {
    pt: 'O problema é nosso, não seu. O que já estava salvo continua salvo.',
    en: 'The fault is ours, not yours. What was saved is still saved.',
  },
  semRede: { pt: 'Sem rede, esta página não abre', en: 'Without network, this page does not open' },
  recarregar: { pt: 'Carregar de novo', en: 'Load again' },
})
