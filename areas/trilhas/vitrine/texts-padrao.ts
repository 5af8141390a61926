/** Sentences of the product's own public pages. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts } from '../../../core/texts/texts.ts'

export const padraoTexts = defineTexts({
  sobretitulo: { pt: 'Trilha do educador', en: 'The educator’s path' },
  chamada: {
    pt: 'Formação no seu ritmo, uma habilidade de cada vez',
    en: 'Training at your own pace, one skill at a time',
  },
  texto: {
    pt: (rede: string) =>
      `Quem ensina ${comArtigo('em', rede)} também aprende por trilhas: aulas curtas, prática com a própria turma e certificado ao fim.`,
    en: (rede: string) =>
      `With ${rede} those who teach learn along paths too: short lessons, practice with your own class and a certificate at the end.`,
  },
  inscrever: { pt: 'Quero me inscrever', en: 'Sign me up' },
  entrar: { pt: 'Já tenho conta', en: 'I have an account' },
  porque: { pt: 'O que você encontra', en: 'What you find' },
  curto: { pt: 'Aulas que cabem no intervalo', en: 'Lessons that fit into a break' },
  curtoTexto: {
    pt: 'Cada aula tem poucas telas e guarda onde você parou, no computador ou no celular.',
    en: 'Each lesson has a few screens and keeps your place, on the computer or on the phone.',
  },
  niveis: { pt: 'Três níveis por habilidade', en: 'Three levels per skill' },
  niveisTexto: {
    pt: 'Do fácil ao difícil: o nível seguinte abre quando você alcança os pontos do anterior.',
    en: 'From easy to hard: the next level opens once you reach the points of the one before.',
  },
  certificado: { pt: 'Certificado que se confere', en: 'A certificate that can be checked' },
  certificadoTexto: {
    pt: 'Com carga horária, código e página pública de conferência, para o seu plano de carreira.',
    en: 'With its hours, a code and a public page to check it, for your career plan.',
  },
  como: { pt: 'Como começar', en: 'How to begin' },
  passo1: { pt: 'Faça a sua inscrição', en: 'Sign up' },
  passo1Texto: {
    pt: 'Com o seu e-mail. Se a escola deu a você um código de turma, tenha-o em mãos.',
    en: 'With your email. If the school gave you a class code, have it at hand.',
  },
  passo2: { pt: 'Abra a trilha', en: 'Open the path' },
  passo2Texto: {
    pt: 'As trilhas da sua turma de formação aparecem em Trilhas, com o próximo passo à vista.',
    en: 'The paths of your training class are under Learning paths, with the next step in sight.',
  },
  passo3: { pt: 'Leve para a sala', en: 'Take it to your class' },
  passo3Texto: {
    pt: 'Experimente o que aprendeu com ⟦os alunos⟧ e entregue o registro como atividade.',
    en: 'Try what you learned with your students and turn in the record as an activity.',
  },
})
