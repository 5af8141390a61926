/** What the check list says of each fault. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const problemaTexts = defineTexts({
  sem_telas: { pt: 'A aula não tem telas', en: 'The lesson has no screens' },
  telas_demais: { pt: 'A aula tem telas demais', en: 'The lesson has too many screens' },
  tela_vazia: { pt: 'A tela está vazia', en: 'The screen is empty' },
  sem_enunciado: { pt: 'Falta o enunciado', en: 'The question is missing' },
  sem_gabarito: { pt: 'Falta a resposta certa', en: 'The right answer is missing' },
  gabarito_invalido: { pt: 'O gabarito não é válido', en: 'The answer key is not possible' },
  poucas_opcoes: { pt: 'Faltam opções', en: 'More options are needed' },
  opcao_vazia: { pt: 'Há uma opção vazia', en: 'An option is empty' },
  opcao_repetida: { pt: 'Há opções iguais', en: 'Two options are alike' },
  sem_midia: { pt: 'Falta o arquivo', en: 'The file is missing' },
  sem_alt: { pt: 'Falta a descrição', en: 'The description is missing' },
  sem_legendas: { pt: 'Falta a legenda ou a transcrição', en: 'Captions or transcript are missing' },
  sem_transcricao: { pt: 'Sem transcrição', en: 'No transcript' },
  link_invalido: { pt: 'O endereço não é válido', en: 'The address is not valid' },
  incorporar_negado: { pt: 'Este site não é permitido', en: 'This site is not allowed' },
  sem_unidade: { pt: 'Falta a unidade da resposta', en: 'The unit of the answer is missing' },
  credito_sem_total: { pt: 'Nenhuma resposta vale 100%', en: 'No answer is worth 100%' },
  credito_sobra: { pt: 'As certas somam mais de 100%', en: 'The right ones add up to more than 100%' },
  credito_marca_tudo: { pt: 'Marcar tudo vale 100%', en: 'Choosing everything is worth 100%' },
  sem_disciplina: { pt: 'Sem disciplina', en: 'No subject' },
})
