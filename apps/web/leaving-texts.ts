/** Sentences of leaving an account with something not sent, and of finding it again. */
import { defineTexts, type Language, plural, say } from '../../core/texts/texts.ts'

export const leavingTexts = defineTexts({
  saindo: { pt: 'Saindo…', en: 'Signing out…' },
  antes: { pt: 'Antes de sair', en: 'Before you sign out' },
  falta: {
    pt: (o: string) => `Ainda não enviado: ${o}.`,
    en: (what: string) => `Not sent yet: ${what}.`,
  },
  respostas: {
    pt: (n: number) => plural(n, '# resposta', '# respostas'),
    en: (n: number) => plural(n, '# answer', '# answers'),
  },
  rascunhos: {
    pt: (n: number) => plural(n, '# rascunho', '# rascunhos'),
    en: (n: number) => plural(n, '# draft', '# drafts'),
  },
  e: { pt: ' e ', en: ' and ' },
  guardado: {
    pt: 'Se você sair, isso fica trancado neste aparelho: só a sua conta abre. Quando você entrar de novo aqui, as respostas são enviadas e os rascunhos voltam.',
    en: 'If you sign out, this stays locked on this device: only your account opens it. When you sign in here again, answers are sent and drafts come back.',
  },
  aberto: {
    pt: 'Este navegador não consegue trancar o que ainda não foi enviado, e outra pessoa poderia ler. Se você sair agora, isso é descartado.',
    en: 'This browser can’t lock what is not sent yet, and somebody else could read it. If you sign out now, it is discarded.',
  },
  sair: { pt: 'Sair', en: 'Sign out' },
  sairApagando: { pt: 'Sair e descartar', en: 'Sign out and discard' },
  ficar: { pt: 'Ficar', en: 'Stay' },
  voltou: {
    pt: (o: string) => `De volta do que você deixou neste aparelho: ${o}.`,
    en: (what: string) => `Back from what you left on this device: ${what}.`,
  },
  presos: {
    pt: (n: number) =>
      plural(
        n,
        'Uma coisa que você deixou trancada neste aparelho não abriu. Ela continua guardada.',
        '# coisas que você deixou trancadas neste aparelho não abriram. Elas continuam guardadas.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One thing that you left locked on this device did not open. It is still kept.',
        '# things that you left locked on this device did not open. They are still kept.',
      ),
  },
  ficouAberto: {
    pt: 'Neste aparelho ficou trabalho não enviado de uma conta que saiu. Entre de novo nela para enviar.',
    en: 'Work that was not sent is left on this device from an account that signed out. Sign in to it again to send it.',
  },
})

/** "3 respostas e 1 rascunho". */
export function whatOf(
  { respostas, rascunhos }: { respostas: number; rascunhos: number },
  language: Language,
) {
  const t = say(leavingTexts, language)
  return [respostas > 0 && t.respostas(respostas), rascunhos > 0 && t.rascunhos(rascunhos)]
    .filter(Boolean)
    .join(t.e)
}
