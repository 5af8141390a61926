/** Sentences of the person's own account page. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const contaTexts = defineTexts({
  titulo: { pt: 'Minha conta', en: 'My account' },
  descricao: {
    pt: 'Onde você entrou, e como prefere ler.',
    en: 'Where you are signed in, and how you like to read.',
  },
  sessoes: { pt: 'Aparelhos onde você entrou', en: 'Devices where you are signed in' },
  sessoesAjuda: {
    pt: 'Não reconhece algum? Encerre a sessão dele e troque a sua senha com a secretaria.',
    en: 'You do not recognise one? End its session and have your password changed by the office.',
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
  sair: { pt: 'Sair deste aparelho', en: 'Sign out of this device' },
})
