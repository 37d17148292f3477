{{- define "gotham.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{- define "gotham.labels" -}}
app.kubernetes.io/name: gotham
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "gotham.secret" -}}
{{- .Values.existingSecret | default (include "gotham.name" .) }}
{{- end }}
