/** The registry of personal data: live lessons, who was in them, and the calendars that follow them. */
import { apaga, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'encontro_presenca',
    grupo: 'escola',
    dado: {
      pt: 'De quando a quando você deixou aberta a página de uma aula ao vivo',
      en: 'From when to when you kept the page of a live lesson open',
    },
    finalidade: {
      pt: 'Registrar a presença nas aulas ao vivo',
      en: 'Recording attendance of live lessons',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['encontro_id', 'intervalos']) },
  },
  {
    tabela: 'encontro',
    grupo: 'escola',
    dado: {
      pt: 'Quem marcou cada aula ao vivo, quando e onde',
      en: 'Who planned each live lesson, when and where',
    },
    finalidade: { pt: 'Reunir a turma por vídeo', en: 'Bringing the class together by video' },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'turma_id', 'titulo', 'inicio', 'fim', 'created_at']) },
  },
  {
    tabela: 'agenda',
    grupo: 'escola',
    dado: {
      pt: 'Os endereços de agenda que você criou para o seu celular',
      en: 'The calendar addresses that you made for your phone',
    },
    finalidade: {
      pt: 'Mostrar as suas aulas ao vivo na sua agenda',
      en: 'Showing your live lessons in your calendar',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: apaga(['id', 'nome', 'created_at']) },
  },
]
