# Runs each program of the working directory as it stands; keeps what it prints beside it.
require 'stringio'

Dir['*.rb'].each do |file|
  $stdout = StringIO.new
  begin
    load "./#{file}"
  rescue StandardError, ScriptError => e
    puts e.full_message
  end
  File.write("#{file}.out", $stdout.string)
end
