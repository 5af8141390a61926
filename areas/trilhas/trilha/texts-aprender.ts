/** What the server says to learners about paths, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const aprenderTexts = defineTexts({
  ausente: {
    pt: 'Esta trilha não existe mais ou não é da sua turma.',
    en: 'This path no longer exists or is not of your class.',
  },
  excluida: {
    pt: 'Esta trilha foi excluída por quem a fez. O que você fez nela está guardado.',
    en: 'This path was deleted by its author. What you did in it is kept.',
  },
  propriaVez: {
    pt: 'Ninguém dá tentativas a si mesmo. Peça a outra pessoa que acompanha a turma.',
    en: 'Nobody gives attempts to themselves. Ask somebody else who follows the class.',
  },
  habilidade: {
    pt: 'Esta habilidade não está mais na trilha.',
    en: 'This skill is no longer in the path.',
  },
  eixo: { pt: 'Esta parte não está mais na trilha.', en: 'This part is no longer in the path.' },
  tentativa: {
    pt: 'Esta tentativa não existe ou não é sua.',
    en: 'This attempt does not exist or is not yours.',
  },
  arquivada: {
    pt: 'Esta trilha foi arquivada: nada novo começa nela. O que você fez continua contando.',
    en: 'This path was archived: nothing new begins in it. What you did still counts.',
  },
  encerrada: {
    pt: 'O tempo desta trilha terminou para a sua turma. O que você fez continua contando.',
    en: 'The time of this path is over for your class. What you did still counts.',
  },
  foraDaTurma: {
    pt: 'Escolha uma turma sua que segue esta trilha.',
    en: 'Choose one of your classes that follows this path.',
  },
  semAulas: {
    pt: 'Esta habilidade ainda não tem aulas para fazer.',
    en: 'This skill has no lessons to do yet.',
  },
  removida: {
    pt: 'Esta tentativa foi anulada. Comece outra na trilha.',
    en: 'This attempt was annulled. Begin another one in the path.',
  },
  passada: {
    pt: 'Você já começou outra tentativa desta habilidade. Volte à trilha para continuar nela.',
    en: 'You have begun another attempt at this skill. Go back to the path to continue in it.',
  },
  aulaFora: {
    pt: 'Esta aula não está disponível agora. Fale com ⟦o seu professor⟧.',
    en: 'This lesson is not available now. Talk to your teacher.',
  },
  jaRetirada: { pt: 'Esta tentativa já foi anulada.', en: 'This attempt was already annulled.' },
  visitante: {
    pt: 'Você está visitando outra plataforma: aqui não dá para seguir trilhas em seu nome.',
    en: 'You are visiting another platform: here you cannot follow paths in your own name.',
  },
})

/** A path that opens later; `quando` as a date and a time. */
export const abreEm = {
  pt: (quando: string) => `Esta trilha abre em ${quando}.`,
  en: (when: string) => `This path opens on ${when}.`,
}

/** `nomes`: the teachers of the class; none in a path of one's own. */
export const semTentativas = (n: number, nomes: readonly string[]) => ({
  pt: `Você já usou ${plural(n, 'a sua tentativa', 'as suas # tentativas')} nesta habilidade. Fica a melhor nota.${nomes.length > 0 ? ` Se precisar de ajuda, fale com ${nomes.join(' ou ')}.` : ''}`,
  en: `You have used ${plural(n, 'your attempt', 'your # attempts')} at this skill. The best grade stays.${nomes.length > 0 ? ` If you need help, talk to ${nomes.join(' or ')}.` : ''}`,
})

/** Points of the axis or level before that are missing. */
export const faltamPontos = (n: number) => ({
  pt: `${plural(n, 'Falta um ponto', 'Faltam # pontos')} no que vem antes para abrir esta parte.`,
  en: `${plural(n, 'One more point', '# more points')} in what comes before will open this part.`,
})
