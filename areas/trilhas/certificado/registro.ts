/** The registry of personal data: certificates are school records; the sheets they are printed on are the school's. */
import { anonimiza, ESCOLAR, mantem, type RegistroDeDado } from '../../../core/policy/registro.ts'

export const registro: readonly RegistroDeDado[] = [
  {
    tabela: 'certificado',
    grupo: 'escola',
    dado: {
      pt: 'Os certificados das trilhas que você concluiu: nome impresso, trilha, carga horária, data, emissor e código',
      en: 'The certificates of the paths you finished: printed name, path, workload, date, issuer and code',
    },
    finalidade: {
      pt: 'Imprimir o certificado e deixar que quem o recebe confira, pelo código, se ele vale',
      en: 'Printing the certificate and letting whoever receives it check by its code whether it is valid',
    },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: {
      usuario_id: anonimiza({ nome: 'Nome apagado' }, [
        'id',
        'nome',
        'trilha_nome',
        'carga_horaria',
        'emissor',
        'emitido_em',
        'revogado_em',
        'motivo',
      ]),
      autor_id: mantem('atos', ['id', 'trilha_nome', 'emitido_em']),
      revogado_por: mantem('atos', ['id', 'revogado_em', 'motivo']),
    },
  },
  {
    tabela: 'certificado_layout',
    grupo: 'escola',
    dado: {
      pt: 'As imagens que você enviou para imprimir certificados',
      en: 'The pictures you sent to print certificates on',
    },
    finalidade: { pt: 'Imprimir os certificados da escola', en: "Printing the school's certificates" },
    base: 'politica_publica',
    retencao: ESCOLAR,
    pessoas: { usuario_id: mantem('escolar', ['id', 'nome', 'created_at', 'arquivado_em']) },
  },
]
