/** Sentences of the page of lessons without network. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const offlineTexts = defineTexts({
  titulo: { pt: 'Aulas sem internet', en: 'Lessons without a network' },
  sobre: {
    pt: 'Baixe os pacotes da sua turma e faça as aulas em qualquer lugar. As respostas seguem quando houver internet. Ao sair da conta, as aulas baixadas saem deste aparelho.',
    en: 'Download the packages of your class and do the lessons anywhere. Your answers follow once there is a network. When you sign out, downloaded lessons leave this device.',
  },
  nenhum: { pt: 'Nenhum pacote para baixar', en: 'No package to download' },
  nenhumTexto: {
    pt: 'Quando ⟦seu professor⟧ montar um pacote de aulas para a turma, ele aparece aqui.',
    en: 'When a teacher makes a package of lessons for the class, it appears here.',
  },
  nenhumAqui: { pt: 'Nenhum pacote neste aparelho', en: 'No package on this device' },
  nenhumAquiTexto: {
    pt: 'Conecte-se à internet para baixar as aulas.',
    en: 'Connect to a network to download lessons.',
  },
  aulas: {
    pt: (n: number) => plural(n, '# aula', '# aulas'),
    en: (n: number) => plural(n, '# lesson', '# lessons'),
  },
  tamanho: { pt: (mb: string) => `${mb} MB`, en: (mb: string) => `${mb} MB` },
  baixar: { pt: (mb: string) => `Baixar ${mb} MB`, en: (mb: string) => `Download ${mb} MB` },
  atualizar: { pt: 'Atualizar', en: 'Update' },
  atualizarTexto: {
    pt: 'Há aulas novas ou alteradas. Só o que mudou é baixado.',
    en: 'There are new or changed lessons. Only what changed is downloaded.',
  },
  pausar: { pt: 'Pausar', en: 'Pause' },
  continuar: { pt: 'Continuar', en: 'Go on' },
  pausado: { pt: 'Pausado', en: 'Paused' },
  baixando: {
    pt: (feito: string, total: string) => `${feito} de ${total} MB`,
    en: (feito: string, total: string) => `${feito} of ${total} MB`,
  },
  noAparelho: { pt: 'Neste aparelho', en: 'On this device' },
  apagar: { pt: 'Excluir do aparelho', en: 'Delete from the device' },
  apagarNome: {
    pt: (nome: string) => `Excluir ${nome} do aparelho`,
    en: (nome: string) => `Delete ${nome} from the device`,
  },
  abrir: { pt: (titulo: string) => `Abrir ${titulo}`, en: (titulo: string) => `Open ${titulo}` },
  vazio: { pt: 'Ainda sem aulas que possam ser baixadas.', en: 'No lessons that can be downloaded yet.' },
  grande: {
    pt: 'Passa de 300 MB: peça que o pacote seja dividido.',
    en: 'Over 300 MB: ask for the package to be split.',
  },
  pesado: {
    pt: 'É um pacote grande: prefira baixar no Wi-Fi.',
    en: 'This is a large package: better download it over Wi-Fi.',
  },
  ate: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },
  livre: { pt: (mb: string) => `Espaço livre: ${mb} MB`, en: (mb: string) => `Room left: ${mb} MB` },
  semEspaco: {
    pt: 'Não há espaço no aparelho para este pacote. Exclua outro pacote e tente de novo.',
    en: 'The device has no room for this package. Delete another package and try again.',
  },
  menosUsado: {
    pt: (nome: string) => `O menos usado é ${nome}.`,
    en: (nome: string) => `The least used one is ${nome}.`,
  },
  rede: {
    pt: 'A internet caiu no meio. O que já foi baixado fica guardado.',
    en: 'The network broke off. What was downloaded stays.',
  },
  integridade: {
    pt: 'Um arquivo chegou com defeito e foi descartado. Tente de novo.',
    en: 'A file arrived damaged and was discarded. Try again.',
  },
  faltando: {
    pt: 'Falta uma parte deste pacote no aparelho. Exclua o pacote e baixe de novo.',
    en: 'A part of this package is missing on the device. Delete the package and download it again.',
  },
  assinatura: {
    pt: 'Este pacote não veio da sua escola: a assinatura não confere, e ele não é aberto. Exclua os pacotes deste aparelho e baixe de novo. Se acontecer outra vez, avise ⟦seu professor⟧.',
    en: 'This package is not from your school: its signature is wrong, and it is not opened. Delete the packages on this device and download them again. If it happens again, tell your teacher.',
  },
  semAparelho: {
    pt: 'Este navegador não guarda aulas. Use o Chrome, o Edge, o Firefox ou o Safari, fora da janela anônima.',
    en: 'This browser keeps no lessons. Use Chrome, Edge, Firefox or Safari, outside of private windows.',
  },
})
