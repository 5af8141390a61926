/** Sentences of the pages that refuse: not allowed, switched off. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const recadoTexts = defineTexts({
  semPermissao: { pt: 'Você não tem acesso a esta página', en: 'You do not have access to this page' },
  semPermissaoTexto: {
    pt: 'Sua conta está certa, mas esta parte é de outra função. Se você precisa dela, veja com quem falar.',
    en: 'Your account is fine, but this part belongs to another role. If you need it, see who to ask.',
  },
  semPermissaoVisita: {
    pt: 'Esta parte é só para quem entrou com a sua conta. Entre e tente de novo.',
    en: 'This part is only for people who are signed in. Sign in and try again.',
  },
  entrar: { pt: 'Entrar', en: 'Sign in' },
  comQuemFalar: { pt: 'Com quem falar', en: 'Who to ask' },
  peca_aluno: {
    pt: 'Peça ⟦ao seu professor⟧, que pode ajustar a turma ou falar com a secretaria da escola.',
    en: 'Ask your teacher, who can adjust the class or talk to the school office.',
  },
  peca_responsavel: {
    pt: 'Peça à secretaria da escola. Ela confere quem é responsável por ⟦cada aluno⟧.',
    en: 'Ask the school office, which keeps the record of who is responsible for each student.',
  },
  peca_professor: {
    pt: 'Peça à coordenação da sua escola. Ela liga ⟦os professores⟧ às turmas.',
    en: 'Ask the coordinator of your school, who assigns teachers to classes.',
  },
  peca_coordenador: {
    pt: 'Peça à gestão da rede. Ela define o que cada escola pode ver e mudar.',
    en: 'Ask the managers of the network, who decide what each school may see and change.',
  },
  peca_gestor: {
    pt: 'Peça a quem administra a plataforma na sua rede. A sua função pode ser só de leitura.',
    en: 'Ask whoever administers the platform in your network. Your role may be read-only.',
  },
  peca_administrador: {
    pt: 'Peça ao suporte da Turmalina. Esta parte é da administração de todas as redes.',
    en: 'Ask the Turmalina support team. This part belongs to the administration of all networks.',
  },
  peca_outro: {
    pt: 'Peça à secretaria da sua escola. Ela encaminha a quem pode liberar.',
    en: 'Ask your school office, which will pass it on to whoever can grant it.',
  },

  desativado: {
    pt: (nome: string) => `A plataforma ${nome} está desligada`,
    en: (nome: string) => `The platform ${nome} is switched off`,
  },
  desativadoTexto: {
    pt: 'Ninguém consegue entrar até que a rede de ensino a ligue de novo. Nada do que foi feito se perdeu.',
    en: 'Nobody can sign in until the school network switches it on again. Nothing has been lost.',
  },
  desativadoQuem: {
    pt: 'Para saber quando ela volta, fale com a secretaria da sua escola ou com a secretaria de educação.',
    en: 'To find out when it returns, talk to your school office or to the department of education.',
  },
  conversarWhatsapp: { pt: 'Conversar no WhatsApp', en: 'Chat on WhatsApp' },
  verDeNovo: { pt: 'Ver se já voltou', en: 'See whether it is back' },
})
