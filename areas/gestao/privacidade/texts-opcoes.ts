/** Sentences of what a network answers for all of its pupils. */
import { defineTexts } from '../../../core/texts/texts.ts'

/** Said with the words that are being chosen. */
export const FRASE = '⟦O aluno⟧ entrega, ⟦o professor⟧ corrige. ⟦Os alunos⟧ e ⟦os professores⟧ veem o fórum.'

export const opcoesTexts = defineTexts({
  rankings: { pt: 'Rankings das trilhas', en: 'Rankings of paths' },
  comparar: {
    pt: 'Comparar ⟦alunos⟧ de escolas diferentes nos rankings, também os menores de 12 anos',
    en: 'Compare students from different schools in rankings, including those under 12',
  },
  desligada: {
    pt: 'Desligada: menores de 12 anos, e quem não tem data de nascimento no cadastro, aparecem no ranking só com colegas da mesma escola. É a opção mais protetora.',
    en: 'Off: students under 12, and those with no birth date on record, are ranked only with students of their own school. This is the most protective setting.',
  },
  ligada: {
    pt: 'Ligada: no ranking de uma trilha, ⟦alunos⟧ de qualquer idade veem colegas de outras escolas da rede que fazem a mesma trilha, pelo primeiro nome e a inicial do sobrenome.',
    en: 'On: in the ranking of a path, students of any age see students from other schools in the network who follow the same path, by first name and last initial.',
  },
  sempre: {
    pt: '⟦Cada aluno⟧ continua podendo sair dos rankings. A mudança fica registrada na auditoria.',
    en: 'Each student may still leave rankings. The change is kept in the audit log.',
  },
  soAdministra: {
    pt: 'Só quem administra a plataforma muda esta opção.',
    en: 'Only platform administrators can change this option.',
  },
  fuso: { pt: 'Fuso horário', en: 'Time zone' },
  fusoCampo: { pt: 'Hora oficial desta plataforma', en: 'Official time of this platform' },
  fusoAjuda: {
    pt: 'Dias, prazos, rankings, relatórios e e-mails seguem esta hora, onde quer que esteja o aparelho de cada pessoa.',
    en: 'Days, deadlines, rankings, reports and emails follow this time, wherever each person’s device is.',
  },
  deBrasilia: {
    pt: (cidade: string, horas: number) =>
      `${cidade} (${Math.abs(horas)} h ${horas < 0 ? 'a menos' : 'a mais'} que Brasília)`,
    en: (cidade: string, horas: number) =>
      `${cidade} (${Math.abs(horas)} h ${horas < 0 ? 'behind' : 'ahead of'} Brasília)`,
  },
  fusoTitulo: { pt: (hora: string) => `Passar para o ${hora}?`, en: (hora: string) => `Change to ${hora}?` },
  fusoTexto: {
    pt: 'Prazos e aulas já marcados continuam no mesmo instante e passam a ser mostrados pela hora nova. Os dias passam a começar à meia-noite da hora nova. Quem está com a página aberta precisa recarregá-la. A mudança fica registrada na auditoria.',
    en: 'Deadlines and lessons already set stay at the same instant and are shown in the new time. Days begin at midnight of the new time. Anyone who has the page open must reload it. The change is kept in the audit log.',
  },
  fusoMudar: { pt: 'Mudar a hora', en: 'Change the time' },
  fusoMudou: {
    pt: (hora: string) => `A plataforma segue o ${hora}.`,
    en: (hora: string) => `The platform follows ${hora}.`,
  },
  tratamento: { pt: 'Como chamar as pessoas', en: 'What to call people' },
  tratamentoTexto: {
    pt: 'Menus, páginas, avisos, e-mails e documentos em português usam estas palavras. O nome de cada pessoa continua como está no cadastro.',
    en: 'Menus, pages, announcements, emails and documents in Portuguese use these words. Each person’s name stays as it is on record.',
  },
  quemEstuda: { pt: 'Quem estuda', en: 'Who learns' },
  quemEnsina: { pt: 'Quem ensina', en: 'Who teaches' },
  aluna_aluno: { pt: 'aluna ou aluno', en: 'aluna ou aluno' },
  professora_professor: { pt: 'professora ou professor', en: 'professora ou professor' },
  exemplo: {
    pt: (frase: string) => `Por exemplo: “${frase}”`,
    en: (frase: string) => `In Portuguese: “${frase}”`,
  },
  tratamentoMudou: {
    pt: 'Salvo. Quem está com a página aberta vê as palavras novas ao recarregá-la.',
    en: 'Saved. Anyone who has the page open sees the new words after reloading it.',
  },
  ligarTitulo: {
    pt: 'Comparar também menores de 12 anos com ⟦alunos⟧ de outras escolas?',
    en: 'Also compare students under 12 with students from other schools?',
  },
  ligarTexto: {
    pt: 'O primeiro nome, a inicial do sobrenome e os pontos de crianças passam a aparecer para ⟦alunos⟧ de outras escolas da rede. Dá para desligar a qualquer momento.',
    en: 'Children’s first name, last initial and points will be shown to students from other schools in the network. It can be turned off at any time.',
  },
  ligar: { pt: 'Ligar comparação', en: 'Turn comparison on' },
  ligou: { pt: 'Comparação entre escolas ligada.', en: 'Comparison across schools turned on.' },
  desligou: { pt: 'Comparação entre escolas desligada.', en: 'Comparison across schools turned off.' },
})
